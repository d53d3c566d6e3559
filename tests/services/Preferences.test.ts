import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"

import { languageFacts } from "#config/product.ts"
import { Preferences } from "#services/Preferences.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices } from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"

describe("preferences", () => {
  itEffect("[GE-15] the theme is dark with nothing stored", function* () {
    const { of } = yield* openTestServices()
    assert.strictEqual(yield* of(Preferences).theme, "dark")
  })

  itEffect("[GE-14] the theme is stored under the key theme, and used at the next start", function* () {
    const { of, areas } = yield* openTestServices()
    yield* of(Preferences).chooseTheme("light")
    assert.strictEqual(areas.local.getItem("theme"), "light")
    const reloaded = yield* openTestServices({ areas })
    assert.strictEqual(yield* reloaded.of(Preferences).theme, "light")
    assert.strictEqual(areas.local.getItem("theme"), "light")
  })

  itEffect("[GE-10] the language is English with nothing stored", function* () {
    const { of } = yield* openTestServices()
    const language = yield* of(Preferences).language
    assert.strictEqual(language, "EN")
    assert.strictEqual(languageFacts[language].file, "en")
    assert.strictEqual(languageFacts[language].tag, "en")
  })

  itEffect("[EN-56] the language is stored in local storage under the key language", function* () {
    const { of, areas } = yield* openTestServices()
    yield* of(Preferences).chooseLanguage("TY")
    assert.strictEqual(areas.local.getItem("language"), "TY")
    const reloaded = yield* openTestServices({ areas })
    assert.strictEqual(yield* reloaded.of(Preferences).language, "TY")
    assert.strictEqual(areas.local.getItem("language"), "TY")
  })

  itEffect("hidden amounts stay hidden after a reload", function* () {
    const { of, areas } = yield* openTestServices()
    assert.isFalse(yield* of(Preferences).hidesBalance)
    yield* of(Preferences).hideBalance(true)
    const reloaded = yield* openTestServices({ areas })
    assert.isTrue(yield* reloaded.of(Preferences).hidesBalance)
    yield* reloaded.of(Preferences).hideBalance(false)
    assert.isFalse(yield* reloaded.of(Preferences).hidesBalance)
  })

  itEffect("amounts hidden in one tab are hidden in the others", function* () {
    const { newTab } = openBrowser()
    const [one, other] = [yield* openTestServices(newTab()), yield* openTestServices(newTab())]
    const hidden: Array<boolean> = []
    const { watch, hidesBalance } = other.of(Preferences)
    watch(() => hidden.push(Effect.runSync(hidesBalance)))
    yield* one.of(Preferences).hideBalance(true)
    assert.isTrue(hidden.at(-1))
  })
})
