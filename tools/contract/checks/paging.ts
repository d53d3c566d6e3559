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

/** Changes fields in the query of a request. */
const withQuery = (request: GatewayRequest, fields: Readonly<Record<string, string>>): GatewayRequest => {
  const [path = "", query] = request.address.split("?")
  const changed = { ...Object.fromEntries(new URLSearchParams(query)), ...fields }
  const headers = { ...request.headers, "X-Request-Id": crypto.randomUUID() }
  return { ...request, address: `${path}?${new URLSearchParams(changed)}`, headers }
}

const inQuery = ({ address }: GatewayRequest, name: string): string =>
  new URLSearchParams(address.split("?")[1]).get(name) ?? ""

const findingsInPage = (page: Exchange, number: number, first: ReadonlyArray<unknown> = []) => {
  const entries = entriesOf(page)
  if (entries === undefined) return findingsIn(page, `page ${number} is no list`)
  const size = Number(inQuery(page.request, "pageSize"))
  const [total, pageNum] = [totalOf(page), fieldOf(valueOf(page), "pageNum")]
  const onFirst = new Set(first.map((entry) => JSON.stringify(entry)))
  const repeated = entries.filter((entry) => onFirst.has(JSON.stringify(entry))).length
  return findingsIn(
    page,
    pageNum !== number && `page ${number} has pageNum ${String(pageNum)}`,
    entries.length > size && `${entries.length} entries on a page of ${size}`,
    total < 1 && entries.length > 0 && `entries, but ${total} pages in all`,
    number > 1 && entries.length === 0 && `page ${number} of ${total} is empty`,
    repeated > 0 && `page ${number} repeats entries of page 1: ${repeated}`,
  )
}

const day = 86_400_000

const timesIn = (exchange: Exchange): ReadonlyArray<number> =>
  (entriesOf(exchange) ?? []).map((entry) => Number(fieldOf(entry, "time")))

/** Finds entries outside the asked dates. A day more on both sides is allowed, because the player's time zone is unknown. */
const outside = (exchange: Exchange): ReadonlyArray<Finding> => {
  const [from, to] = ["startDate", "endDate"].map((name) => Date.parse(inQuery(exchange.request, name)))
  const found = timesIn(exchange).filter((time) => time < Number(from) - day || time > Number(to) + 2 * day)
  return findingsIn(exchange, found.length > 0 && `entries outside the asked dates: ${found.length}`)
}

export const periodCheck: Check = {
  id: "period",
  rule: "§1 Values",
  title: "Records lie between startDate and endDate",
  player: "Records of other days than the chosen ones.",
  find: async (session) => {
    const lists = (await session.reads()).filter(
      (exchange) => inQuery(exchange.request, "startDate") !== "" && timesIn(exchange).length > 0,
    )
    if (lists.length === 0) throw new NotRun("No record in the last 30 days.")
    const found: Array<Finding> = []
    for (const list of lists) {
      // Ten days before the oldest record of the page, so that the same page is outside.
      const early = new Date(Math.min(...timesIn(list)) - 10 * day).toISOString().slice(0, 10)
      const before = withQuery(list.request, { startDate: early, endDate: early })
      found.push(...outside(list), ...outside(await session.client.send(before, list.name)))
    }
    return found
  },
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
      for (const number of new Set([2, totalOf(page)])) {
        if (number < 2 || number > totalOf(page)) continue
        const other = await session.client.send(
          withQuery(page.request, { pageNo: String(number) }),
          page.name,
        )
        found.push(...findingsInPage(other, number, entriesOf(page)))
      }
    }
    return found
  },
}
