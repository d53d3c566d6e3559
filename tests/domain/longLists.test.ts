import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

import * as AgentContract from "#domain/agent/AgentContract.ts"
import { GameList } from "#domain/games/GameList.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import * as Lottery from "#domain/games/Lottery.ts"
import { list } from "#domain/Lenient.ts"
import * as Announcement from "#domain/messages/Announcement.ts"
import * as Mail from "#domain/messages/Mail.ts"

import { logsOf } from "../support/services.ts"

/** A list whose reads are counted: each entry that a function takes from it is one. */
const counted = <A>(entries: ReadonlyArray<A>) => {
  let reads = 0
  const proxied = new Proxy(entries, {
    get: (target, name, receiver) => {
      if (typeof name === "string" && /^\d+$/.test(name)) reads += 1
      const value: unknown = Reflect.get(target, name, receiver)
      return value
    },
  })
  return { list: proxied, reads: () => reads }
}

const size = 1000

const rows = <A>(row: (index: number) => A): ReadonlyArray<A> =>
  Array.from({ length: size }, (_, index) => row(index))

const ids = rows(String)
const lotteries = Schema.decodeUnknownSync(list(Lottery.Lottery))(
  rows((index) => ({ gameId: index, vassalage: `V${index}`, lastNumbers: [] })),
)
const { games } = Schema.decodeUnknownSync(GameList)({
  games: rows((index) => ({ nodeId: index, vassalage: `V${index}`, mobileLargeIcon: "a" })),
})
const codes = lotteries.map(({ vassalage }) => vassalage)
const mails = rows((index) => ({ mailId: `${index}`, title: "", content: "", time: 0, read: false }))
const announcements = rows((index) => ({
  announcementId: `${index}`,
  title: "a",
  read: false,
  content: "",
  time: 0,
  type: "PL",
}))
const contracts = rows((index) => ({
  contractId: `${index}`,
  period: "",
  status: "unknown" as const,
  terms: [],
}))
const vendorNames = codes.map((vassalage) => ({ vassalage, accountTypeName: vassalage }))

/** What reads a list of the gateway, given two lists whose reads are counted. */
const readers: ReadonlyArray<
  readonly [name: string, reader: () => readonly [reads: () => number, ...rest: ReadonlyArray<() => number>]]
> = [
  [
    "the union of lotteries",
    () => {
      const { list, reads } = counted(lotteries)
      assert.lengthOf(Lottery.union(list), size)
      return [reads]
    },
  ],
  [
    "the lotteries of chosen vendors",
    () => {
      const [all, chosen] = [counted(lotteries), counted(codes)]
      assert.lengthOf(Lottery.ofVendors(all.list, chosen.list), size)
      return [all.reads, chosen.reads]
    },
  ],
  [
    "the names of all vendors",
    () => {
      const names = counted(vendorNames)
      const vendors = { sorting: [{ gameCategory: "LOTT", vendorNames: names.list }], mapping: {} }
      for (const code of codes) assert.strictEqual(Lottery.vendorName(code, vendors), code)
      return [names.reads]
    },
  ],
  [
    "the vendors of hot games",
    () => {
      const { list, reads } = counted(games)
      assert.lengthOf(HotGames.vendorsOf(list), size)
      return [reads]
    },
  ],
  [
    "the hot games of chosen vendors",
    () => {
      const [all, chosen] = [counted(games), counted(codes)]
      assert.lengthOf(HotGames.ofVendors(all.list, chosen.list), size)
      return [all.reads, chosen.reads]
    },
  ],
  [
    "the pictures of all vendors",
    () => {
      const { list, reads } = counted(games)
      for (const code of codes) assert.strictEqual(HotGames.vendorPicture(list, code), "a")
      return [reads]
    },
  ],
  [
    "mail that was read and deleted here",
    () => {
      const [read, deleted] = [counted(ids), counted(ids.slice(0, size / 2))]
      assert.lengthOf(Mail.after(mails, { read: read.list, deleted: deleted.list }), size / 2)
      return [read.reads, deleted.reads]
    },
  ],
  [
    "announcements that were read here",
    () => {
      const { list, reads } = counted(ids)
      assert.isTrue(Announcement.withRead(announcements, list).every(({ read }) => read))
      return [reads]
    },
  ],
  [
    "the standing of contracts",
    () => {
      const { list, reads } = counted(contracts)
      assert.lengthOf(AgentContract.standing(list).history, size)
      return [reads]
    },
  ],
]

describe("long lists", () => {
  it.each(readers)("%s takes each entry at most twice", (_, reader) => {
    for (const reads of reader()) assert.isAtMost(reads(), 2 * size)
  })

  it.effect("a list of 100,000 malformed entries is read, and logs only the first twenty", () =>
    Effect.gen(function* () {
      const decode = Schema.decodeUnknownEffect(list(Schema.Struct({ id: Schema.String })))
      const wire = Array.from({ length: 100_000 }, () => null)
      const lines = yield* logsOf(decode(wire))
      assert.lengthOf(lines, 21)
      assert.match(lines.at(-1) ?? "", /99980/)
    }),
  )
})
