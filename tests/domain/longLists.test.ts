import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as AgentContract from "#domain/agent/AgentContract.ts"
import { GameList } from "#domain/games/GameList.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import * as Lottery from "#domain/games/Lottery.ts"
import { list } from "#domain/Lenient.ts"
import * as Announcement from "#domain/messages/Announcement.ts"
import * as Mail from "#domain/messages/Mail.ts"

import { itEffect } from "../support/itEffect.ts"
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

const entriesOf = <A>(entry: (index: number) => A): ReadonlyArray<A> =>
  Array.from({ length: size }, (_, index) => entry(index))

const ids = entriesOf(String)
const lotteries = Schema.decodeUnknownSync(list(Lottery.Lottery))(
  entriesOf((index) => ({ gameId: index, vassalage: `V${index}`, lastNumbers: [] })),
)
const { games } = Schema.decodeUnknownSync(GameList)({
  games: entriesOf((index) => ({ nodeId: index, vassalage: `V${index}`, mobileLargeIcon: "a" })),
})
const codes = lotteries.map(({ vassalage }) => vassalage)
const mails = entriesOf((index) => ({ mailId: `${index}`, title: "", content: "", time: 0, read: false }))
const announcements = entriesOf((index) => ({
  announcementId: `${index}`,
  title: "a",
  read: false,
  content: "",
  time: 0,
  type: "PL",
}))
const contracts = entriesOf((index) => ({
  contractId: `${index}`,
  period: "",
  status: "unknown" as const,
  terms: [],
}))
const vendorNames = codes.map((vassalage) => ({ vassalage, accountTypeName: vassalage }))

/** A function that takes two lists: their reads are counted while it runs. */
const row = <A, B>(
  name: string,
  lists: readonly [ReadonlyArray<A>, ReadonlyArray<B>],
  run: (one: ReadonlyArray<A>, other: ReadonlyArray<B>) => void,
) => {
  const [one, other] = [counted(lists[0]), counted(lists[1])]
  return { name, run: () => run(one.list, other.list), reads: () => Math.max(one.reads(), other.reads()) }
}

const rows = [
  row("the union of lotteries", [lotteries, []], (all) => assert.lengthOf(Lottery.union(all), size)),
  row("the lotteries of chosen vendors", [lotteries, codes], (all, chosen) =>
    assert.lengthOf(Lottery.ofVendors(all, chosen), size),
  ),
  row("the names of all vendors", [vendorNames, []], (names) => {
    const vendors = { sorting: [{ gameCategory: "LOTT", vendorNames: names }], mapping: {} }
    for (const code of codes) assert.strictEqual(Lottery.vendorName(code, vendors), code)
  }),
  row("the vendors of hot games", [games, []], (all) => assert.lengthOf(HotGames.vendorsOf(all), size)),
  row("the hot games of chosen vendors", [games, codes], (all, chosen) =>
    assert.lengthOf(HotGames.ofVendors(all, chosen), size),
  ),
  row("the pictures of all vendors", [games, []], (all) => {
    for (const code of codes) assert.strictEqual(HotGames.vendorPicture(all, code), "a")
  }),
  row("mail that was read and deleted here", [ids, ids.slice(0, size / 2)], (read, deleted) =>
    assert.lengthOf(Mail.after(mails, { read, deleted }), size / 2),
  ),
  row("announcements that were read here", [ids, []], (read) =>
    assert.isTrue(Announcement.withRead(announcements, read).every((each) => each.read)),
  ),
  row("the contracts by status", [contracts, []], (all) =>
    assert.lengthOf(AgentContract.byStatus(all).history, size),
  ),
]

describe("long lists", () => {
  it.each(rows)("$name reads each entry of a long list at most twice", ({ run, reads }) => {
    run()
    assert.isAtMost(reads(), 2 * size)
  })

  itEffect("a list with 100,000 malformed entries is decoded, and only twenty are logged", function* () {
    const decode = Schema.decodeUnknownEffect(list(Schema.Struct({ id: Schema.String })))
    const wire = Array.from({ length: 100_000 }, () => null)
    const lines = yield* logsOf(decode(wire))
    assert.lengthOf(lines, 21)
    assert.match(lines.at(-1) ?? "", /99980/)
  })
})
