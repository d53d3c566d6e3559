import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"

import { appStorageItems } from "#platform/appStorageItems.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { gameStorageItems } from "#platform/gameStorageItems.ts"
import { storageItems } from "#platform/storageItems.ts"
import { memoryAreas, type StorageItem, Storage } from "#platform/Storage.ts"
import { vipStorageItems } from "#services/account/vipStorageItems.ts"

const readTwice = <A>(item: StorageItem<A>, stored: string) => {
  const areas = memoryAreas()
  areas[item.area].setItem(item.key, stored)
  return Storage.use(({ get, set }) =>
    Effect.gen(function* () {
      const first = yield* get(item)
      yield* set(item, first)
      return [first, yield* get(item)] as const
    }),
  ).pipe(Effect.provide(Storage.layerMemory(areas)), Effect.runSync)
}
const all = Object.values({
  ...storageItems,
  ...appStorageItems,
  ...vipStorageItems,
  ...cashierStorageItems,
  ...gameStorageItems,
})
const rows = all.map((item) => ({ key: item.key, item: item as StorageItem<unknown> }))

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.json(),
  fc
    .dictionary(fc.constantFrom("token", "id", "type", "kind", "form", "userName"), fc.jsonValue())
    .map((each) => JSON.stringify(each)),
)

describe("values in storage", () => {
  it.each(rows)("any text stored as $key decodes to a stable value", ({ item }) => {
    fc.assert(
      fc.property(text, (stored) => {
        const [first, second] = readTwice(item, stored)
        assert.deepStrictEqual(second, first)
      }),
    )
  })
})
