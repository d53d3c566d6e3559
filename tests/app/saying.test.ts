import { assert, describe, it } from "@effect/vitest"

import { languageFacts, languages } from "#config/product.ts"
import { countText, dateTimeText } from "#i18n/saying.ts"

describe("dateTimeText", () => {
  const time = new Date(2026, 10, 2, 14, 5, 59).getTime()

  it("formats a time in English with the local time of 24 hours", () => {
    assert.strictEqual(dateTimeText("en", time), "Nov 2, 2026, 14:05")
    assert.strictEqual(dateTimeText("en", new Date(2026, 0, 31, 0, 5).getTime()), "Jan 31, 2026, 00:05")
  })

  it.for(languages)("formats the Gregorian year, the day and the time in %s", (language) => {
    const text = dateTimeText(languageFacts[language].tag, time)
    for (const part of ["2026", "2", "14:05"]) assert.include(text, part)
    if (languageFacts[language].tag !== "en") assert.notStrictEqual(text, dateTimeText("en", time))
  })

  it.for([0, -1, Number.NaN, 9e15])("returns an empty text for the unknown time %d", (unknown) => {
    assert.strictEqual(dateTimeText("en", unknown), "")
  })
})

describe("countText", () => {
  it("formats a count as the language does", () => {
    assert.strictEqual(countText("en", 12_345), "12,345")
    assert.strictEqual(countText("vi", 12_345), "12.345")
  })
})
