import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { slots } from "#platform/storageItems.ts"
import { memoryAreas, type Slot, Storage } from "#platform/Storage.ts"

import * as sample from "../domain/samples.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const stored = <A>(slot: Slot<A>, text: string | undefined) => {
  const areas = memoryAreas()
  if (text !== undefined) areas[slot.area].setItem(slot.key, text)
  return Storage.use((storage) => storage.get(slot)).pipe(Effect.provide(Storage.layerMemory(areas)))
}

const names =
  `theme language MC_SESSION_INFO TOKEN MERCHANT TEST_MERCHANT SYSTEM_STATUS remPass autoLogin WEBCLIP
  trialName`.split(/\s+/)

describe("storage slots", () => {
  it("storage slots have distinct keys, among them all that the specification names", () => {
    const keys: ReadonlyArray<string> = Object.values(slots).map(({ key }) => key)
    for (const name of names) assert.include(keys, name)
    assert.lengthOf(new Set(keys), keys.length)
  })

  it("only storage slots that end with the tab use session storage", () => {
    const tab = Object.values(slots).filter(({ area }) => area === "session")
    assert.deepStrictEqual(tab.map(({ key }) => key).sort(), ["TAB_OWNER", "WANTED_PAGE", "trialName"])
  })

  itEffect("[GE-16] theme and language are plain texts, and an unknown one is dropped", function* () {
    assert.strictEqual(yield* stored(slots.theme, "light"), "light")
    assert.strictEqual(yield* stored(slots.language, "TH"), "TH")
    for (const odd of [undefined, "", "blue", '"light"', "null"]) {
      assert.strictEqual(yield* stored(slots.theme, odd), "dark")
      assert.strictEqual(yield* stored(slots.language, odd), "EN")
    }
  })

  itEffect("[EN-01] a stored session has its 6 fields, and a malformed one is dropped", function* () {
    const session = yield* stored(slots.session, JSON.stringify(sample.session))
    assert.hasAllKeys(session, ["token", "merchantCode", "id", "userName", "type", "firstTimeLogin"])
    for (const odd of ["{broken", "", "null", "{}", '{"token":""}', '{"token":7}', "[]"]) {
      assert.isNull(yield* stored(slots.session, odd))
    }
    assert.strictEqual(slots.session.key, "MC_SESSION_INFO")
    assert.strictEqual(slots.session.area, "local")
  })

  itEffect("[EN-35] the slot of auto-login accepts '0' and '1' only", function* () {
    assert.strictEqual(yield* stored(slots.autoLogin, "1"), "1")
    assert.strictEqual(yield* stored(slots.autoLogin, "0"), "0")
    for (const odd of [undefined, "true", "2", ""])
      assert.strictEqual(yield* stored(slots.autoLogin, odd), "0")
  })
})
