import { type Check, type Finding, findingsIn } from "../check.ts"
import { type Exchange, fieldOf, type GatewayRequest, valueOf } from "../exchange.ts"
import { NotRun } from "../NotRun.ts"

/** The paged reads whose order is stable, with the response field that contains the list. */
const pagedReads: ReadonlyMap<string, string> = new Map([
  ["gameList", "games"],
  ["mails", "content"],
  ["goods", "content"],
  ["deposits", "content"],
  ["transactions", "content"],
  ["bets", "content"],
])

/** The entries of a page; undefined without a result. */
const entriesOf = (exchange: Exchange): ReadonlyArray<unknown> | undefined => {
  const entries = fieldOf(valueOf(exchange), pagedReads.get(exchange.name) ?? "")
  return Array.isArray(entries) ? entries : undefined
}

const totalOf = (exchange: Exchange): number => Number(fieldOf(valueOf(exchange), "totalPages")) || 0

/** Changes a request for a list to request the second page. */
const secondPage = (request: GatewayRequest): GatewayRequest => ({
  ...request,
  address: request.address.replace(/(?<=[?&]pageNo=)\d+/, "2"),
  headers: { ...request.headers, "X-Request-Id": crypto.randomUUID() },
})

const sizeOf = ({ address }: GatewayRequest): number =>
  Number(new URLSearchParams(address.split("?")[1]).get("pageSize"))

const findingsInPage = (page: Exchange, number: 1 | 2, before: ReadonlyArray<unknown> = []) => {
  const entries = entriesOf(page)
  if (entries === undefined) return []
  const [size, total, pageNum] = [sizeOf(page.request), totalOf(page), fieldOf(valueOf(page), "pageNum")]
  const isRepeated = before.length > 0 && JSON.stringify(entries[0]) === JSON.stringify(before[0])
  return findingsIn(
    page,
    pageNum !== number && `page ${number} has pageNum ${String(pageNum)}`,
    entries.length > size && `${entries.length} entries on a page of ${size}`,
    total < 1 && entries.length > 0 && `entries, but ${total} pages in all`,
    number > 1 && entries.length === 0 && "page 2 of several is empty",
    isRepeated && "page 2 begins with the entry of page 1",
  )
}

export const pagingCheck: Check = {
  id: "paging",
  rule: "§1 Paging",
  title: "pageNo counts from 1, pages differ, and totalPages counts them",
  player: "A list that repeats its entries, or ends too early.",
  find: async (session) => {
    const pages = (await session.reads()).filter((exchange) => entriesOf(exchange) !== undefined)
    if (pages.length === 0) throw new NotRun("No paged read gave a result.")
    const found: Array<Finding> = []
    for (const page of pages) {
      found.push(...findingsInPage(page, 1))
      if (totalOf(page) <= 1) continue
      const second = await session.client.send(secondPage(page.request), page.name)
      found.push(...findingsInPage(second, 2, entriesOf(page)))
    }
    return found
  },
}
