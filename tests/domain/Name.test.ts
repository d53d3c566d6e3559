import { assert, describe, it } from "@effect/vitest"

import { limits } from "#config/limits.ts"
import * as Name from "#domain/Name.ts"

describe("names from external data", () => {
  it.each([
    ["a plain name stays", "Maria Santos", "Maria Santos"],
    ["scripts with joined characters stay", "สมหญิง ทดสอบ", "สมหญิง ทดสอบ"],
    ["Chinese, Japanese and Vietnamese stay", "李娜 さくら Nguyễn", "李娜 さくら Nguyễn"],
    ["a joined emoji stays", "👩‍👩‍👧 👩🏽‍🔬 ❤️", "👩‍👩‍👧 👩🏽‍🔬 ❤️"],
    ["a direction override is removed", "Bank \u202e•••• 4821", "Bank •••• 4821"],
    ["isolates and marks are removed", "\u2066a\u2069\u200e\u200f\u061cb", "ab"],
    ["zero-width characters are removed", "pay\u200bpal\u2060\ufeff\u00ad", "paypal"],
    ["tag characters are removed", "a\u{e0061}\u{e007f}b", "ab"],
    ["line breaks and runs of spaces become one space", "a\n\u2028b  \t c", "a b c"],
    ["a lone surrogate is removed", "a\ud800b", "ab"],
    ["invisible characters leave nothing", "\u200b\u200d\u2063\u3164\u2800\u00a0 \u115f", ""],
  ])("names from external data are cleaned: %s", (_rule, name, expected) => {
    assert.strictEqual(Name.visible(name), expected)
  })
})

describe("names within a text", () => {
  it("ordinary words and isolated names in a text are found in order", () => {
    const text = `Send to ${Name.isolated("Ann\u202e")}, or ${Name.isolated("Bo")}?`
    assert.deepStrictEqual(Name.partsOf(text), [
      { text: "Send to ", isName: false },
      { text: "Ann", isName: true },
      { text: ", or ", isName: false },
      { text: "Bo", isName: true },
      { text: "?", isName: false },
    ])
  })

  it("a text without names is a single part, and an empty text or name gives no part", () => {
    assert.deepStrictEqual(Name.partsOf("Continue?"), [{ text: "Continue?", isName: false }])
    assert.isEmpty(Name.partsOf(""))
    assert.isEmpty(Name.partsOf(Name.isolated("\u200b")))
  })

  it("a name of 300 characters is truncated within a text, never in the middle of a character", () => {
    const [part] = Name.partsOf(Name.isolated("😀".repeat(300)))
    assert.strictEqual(part?.text, `${"😀".repeat(limits.nameInText - 1)}…`)
  })

  it("a name that contains isolation characters cannot end the isolation around it", () => {
    assert.deepStrictEqual(Name.partsOf(Name.isolated("a\u2069b\u2068c")), [{ text: "abc", isName: true }])
  })
})
