import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"

import { appSlots } from "#platform/appSlots.ts"
import { cashierSlots } from "#platform/cashierSlots.ts"
import { gameSlots } from "#platform/gameSlots.ts"
import { slots } from "#platform/slots.ts"
import { memoryAreas, type Slot, Storage } from "#platform/Storage.ts"
import { vipSlots } from "#services/account/vipSlots.ts"

/** A slot without the type of its value. */
const row = <A>(slot: Slot<A>) => ({
  key: slot.key,
  /** Reads a stored text, writes the value and reads it again; returns both values. */
  readTwice: (text: string) => {
    const areas = memoryAreas()
    areas[slot.area].setItem(slot.key, text)
    return Storage.use(({ get, set }) =>
      Effect.gen(function* () {
        const first = yield* get(slot)
        yield* set(slot, first)
        return [first, yield* get(slot)] as const
      }),
    ).pipe(Effect.provide(Storage.layerMemory(areas)), Effect.runSync)
  },
})

const rows = [
  row(slots.theme),
  row(slots.language),
  row(slots.session),
  row(slots.token),
  row(slots.merchant),
  row(slots.testMerchant),
  row(slots.systemStatus),
  row(slots.whitelabel),
  row(slots.remembered),
  row(slots.autoLogin),
  row(slots.webclip),
  row(slots.downloadDismissed),
  row(slots.reduceMotion),
  row(slots.balanceHidden),
  row(slots.menuBalanceHidden),
  row(slots.banner),
  row(slots.winners),
  row(slots.words),
  row(slots.tabOwner),
  row(slots.trialName),
  row(slots.returnPage),
  row(appSlots.installDismissedAt),
  row(appSlots.returning),
  row(appSlots.visitCounted),
  row(appSlots.renewedFor),
  row(vipSlots.club),
  row(vipSlots.currency),
  row(vipSlots.member),
  row(vipSlots.progress),
  row(cashierSlots.unsettledMoves),
  row(cashierSlots.tabMoves),
  row(cashierSlots.receipts),
  row(gameSlots.searches),
  row(gameSlots.listSnapshot),
]

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.json(),
  fc
    .dictionary(fc.constantFrom("token", "id", "type", "kind", "form", "userName"), fc.jsonValue())
    .map((each) => JSON.stringify(each)),
)

describe("stored values", () => {
  it("the test's table contains every storage slot", () => {
    const all = { ...slots, ...appSlots, ...vipSlots, ...cashierSlots, ...gameSlots }
    assert.sameMembers(
      rows.map(({ key }) => key),
      Object.values(all).map(({ key }) => key),
    )
  })

  it.each(rows)(
    "any text stored as $key is read without an exception, and reads the same when written",
    (each) => {
      fc.assert(
        fc.property(text, (stored) => {
          const [first, second] = each.readTwice(stored)
          assert.deepStrictEqual(second, first)
        }),
      )
    },
  )
})
