import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { storageItems } from "#platform/storageItems.ts"
import { memoryAreas, type StorageItem, Storage } from "#platform/Storage.ts"

import * as sample from "../domain/samples.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const stored = <A>(item: StorageItem<A>, text: string | undefined) => {
  const areas = memoryAreas()
  if (text !== undefined) areas[item.area].setItem(item.key, text)
  return Storage.use((storage) => storage.get(item)).pipe(Effect.provide(Storage.layerMemory(areas)))
}

const names =
  `theme language MC_SESSION_INFO TOKEN MERCHANT TEST_MERCHANT SYSTEM_STATUS remPass autoLogin WEBCLIP
  trialName`.split(/\s+/)

describe("storage items", () => {
  it("storage items have distinct keys, and include all keys that the specification names", () => {
    const keys: ReadonlyArray<string> = Object.values(storageItems).map(({ key }) => key)
    for (const name of names) assert.include(keys, name)
    assert.lengthOf(new Set(keys), keys.length)
  })

  it("session storage is used only for storage items that must not outlive the tab", () => {
    const tab = Object.values(storageItems).filter(({ area }) => area === "session")
    assert.deepStrictEqual(tab.map(({ key }) => key).sort(), ["TAB_OWNER", "WANTED_PAGE", "trialName"])
  })

  itEffect("[GE-16] theme and language are stored as plain text; an unknown value is dropped", function* () {
    assert.strictEqual(yield* stored(storageItems.theme, "light"), "light")
    assert.strictEqual(yield* stored(storageItems.language, "TH"), "TH")
    for (const odd of [undefined, "", "blue", '"light"', "null"]) {
      assert.strictEqual(yield* stored(storageItems.theme, odd), "dark")
      assert.strictEqual(yield* stored(storageItems.language, odd), "EN")
    }
  })

  itEffect("[EN-01] a stored session has its 6 fields, and a malformed one is dropped", function* () {
    const session = yield* stored(storageItems.session, JSON.stringify(sample.session))
    assert.hasAllKeys(session, ["token", "merchantCode", "id", "userName", "type", "firstTimeLogin"])
    for (const odd of ["{broken", "", "null", "{}", '{"token":""}', '{"token":7}', "[]"]) {
      assert.isNull(yield* stored(storageItems.session, odd))
    }
    assert.strictEqual(storageItems.session.key, "MC_SESSION_INFO")
    assert.strictEqual(storageItems.session.area, "local")
  })

  itEffect("[EN-35] the auto-login item accepts only '0' and '1'", function* () {
    assert.strictEqual(yield* stored(storageItems.autoLogin, "1"), "1")
    assert.strictEqual(yield* stored(storageItems.autoLogin, "0"), "0")
    for (const odd of [undefined, "true", "2", ""])
      assert.strictEqual(yield* stored(storageItems.autoLogin, odd), "0")
  })
})
