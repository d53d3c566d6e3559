import { assert, describe, it } from "@effect/vitest"
import { Duration } from "effect"

import { protectionTimings } from "#config/protectionTimings.ts"
import { millis, seconds } from "#config/millis.ts"
import { languageFacts, languages } from "#config/product.ts"
import { units } from "#config/units.ts"

describe("configured values", () => {
  it("the timings of player protection are 5 s, 1 min, 1 h, 5 s, 5 s, 1 min and 1 s", () => {
    assert.deepStrictEqual(
      Object.values(protectionTimings).map(millis),
      [5000, 60_000, 3_600_000, 5000, 5000, 60_000, 1000],
    )
  })

  it("a duration converts to seconds for motion libraries", () => {
    assert.strictEqual(seconds(Duration.millis(300)), 0.3)
  })

  it("[BC-17] a length in canvas units is divided by 100 to convert to rem", () => {
    assert.strictEqual(units(340), "3.4rem")
    assert.strictEqual(units(0), "0rem")
    assert.strictEqual(units(153), "1.53rem")
  })

  it("every language has a separate dictionary, and its fallbacks end in English", () => {
    assert.lengthOf(new Set(languages.map((language) => languageFacts[language].file)), languages.length)
    for (const language of languages) {
      const { fallback, tag } = languageFacts[language]
      assert.strictEqual(fallback.at(-1), language === "EN" ? undefined : "EN")
      assert.notInclude(fallback, language)
      assert.strictEqual(Intl.getCanonicalLocales(tag)[0], tag === "tl" ? "fil" : tag)
    }
  })
})
