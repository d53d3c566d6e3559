import { type Check, failedBy, type Finding, notRun, type Scene } from "../check.ts"
import type { Exchange } from "../client.ts"
import { type Asked, envelopeOf, fieldOf } from "../exchange.ts"

/** Paged reads whose order does not change while a player reads, and the list in their value. */
const pagedReads: ReadonlyArray<readonly [name: string, list: string]> = [
  ["gameList", "games"],
  ["mails", "content"],
  ["goods", "content"],
  ["deposits", "content"],
  ["transactions", "content"],
  ["bets", "content"],
]

interface Page {
  readonly exchange: Exchange
  readonly entries: ReadonlyArray<unknown>
  readonly pageNum: unknown
  readonly totalPages: number
}

const pageOf = (exchange: Exchange, list: string): Page | undefined => {
  const envelope = envelopeOf(exchange.answered)
  const entries = fieldOf(envelope?.value, list)
  if (envelope?.success !== true || !Array.isArray(entries)) return undefined
  const total = fieldOf(envelope.value, "totalPages")
  return {
    exchange,
    entries,
    pageNum: fieldOf(envelope.value, "pageNum"),
    totalPages: typeof total === "number" ? total : 0,
  }
}

/** The request of the same list for another page. */
const atPage = (asked: Asked, pageNo: number): Asked => ({
  ...asked,
  address: asked.address.replace(/([?&]pageNo=)\d+/, `$1${pageNo}`),
  headers: { ...asked.headers, "X-Request-Id": crypto.randomUUID() },
})

const sizeOf = ({ address }: Asked): number =>
  Number(new URLSearchParams(address.split("?")[1]).get("pageSize"))

const problemsOf = (name: string, first: Page, second: Page | undefined): ReadonlyArray<Finding> => {
  const size = sizeOf(first.exchange.asked)
  const rules: ReadonlyArray<readonly [boolean, Page | undefined, string]> = [
    [first.pageNum === 1, first, `page 1 has pageNum ${String(first.pageNum)}`],
    [first.entries.length <= size, first, `${first.entries.length} entries on a page of ${size}`],
    [
      first.totalPages >= (first.entries.length > 0 ? 1 : 0),
      first,
      `entries, but ${first.totalPages} pages in all`,
    ],
    [second === undefined || second.pageNum === 2, second, `page 2 has pageNum ${String(second?.pageNum)}`],
    [second === undefined || second.entries.length > 0, second, "page 2 of several is empty"],
    [
      second === undefined || JSON.stringify(second.entries[0]) !== JSON.stringify(first.entries[0]),
      second,
      "page 2 begins with the entry of page 1",
    ],
  ]
  return rules.flatMap(([holds, page, what]) =>
    holds ? [] : [{ what: `${name}: ${what}`, exchange: page?.exchange }],
  )
}

const problemsAt = async (
  { visit }: Scene,
  name: string,
  list: string,
): Promise<ReadonlyArray<Finding> | undefined> => {
  const read = (await visit.reads()).find((each) => each.name === name)
  const first = read === undefined ? undefined : pageOf(read.exchange, list)
  if (first === undefined) return undefined
  const second =
    first.totalPages > 1
      ? pageOf(await visit.client.send(atPage(first.exchange.asked, 2), name), list)
      : undefined
  return problemsOf(name, first, second)
}

export const pagingCheck: Check = {
  id: "paging",
  rule: "§1 Paging",
  title: "pageNo counts from 1, pages differ, and totalPages counts them",
  player: "A list that repeats its entries, or ends too early.",
  run: async (scene) => {
    const found: Array<Finding> = []
    let lists = 0
    for (const [name, list] of pagedReads) {
      const problems = await problemsAt(scene, name, list)
      if (problems === undefined) continue
      lists += 1
      found.push(...problems)
    }
    return lists === 0
      ? notRun("No paged read gave a result.")
      : failedBy(found, `${lists} lists have pages.`)
  },
}
