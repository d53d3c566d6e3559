import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"

import { appSlots } from "#platform/appStorageItems.ts"
import { cashierSlots } from "#platform/cashierStorageItems.ts"
import { gameSlots } from "#platform/gameStorageItems.ts"
import { slots } from "#platform/storageItems.ts"
import { memoryAreas, type Slot, Storage } from "#platform/Storage.ts"
import { vipSlots } from "#services/account/vipStorageItems.ts"

const readTwice = <A>(slot: Slot<A>, stored: string) => {
  const areas = memoryAreas()
  areas[slot.area].setItem(slot.key, stored)
  return Storage.use(({ get, set }) =>
    Effect.gen(function* () {
      const first = yield* get(slot)
      yield* set(slot, first)
      return [first, yield* get(slot)] as const
    }),
  ).pipe(Effect.provide(Storage.layerMemory(areas)), Effect.runSync)
}
const all = Object.values({ ...slots, ...appSlots, ...vipSlots, ...cashierSlots, ...gameSlots })
const rows = all.map((slot) => ({ key: slot.key, slot: slot as Slot<unknown> }))

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.json(),
  fc
    .dictionary(fc.constantFrom("token", "id", "type", "kind", "form", "userName"), fc.jsonValue())
    .map((each) => JSON.stringify(each)),
)

describe("stored values", () => {
  it.each(rows)("reads any text stored as $key, and reads it the same when written", ({ slot }) => {
    fc.assert(
      fc.property(text, (stored) => {
        const [first, second] = readTwice(slot, stored)
        assert.deepStrictEqual(second, first)
      }),
    )
  })
})
