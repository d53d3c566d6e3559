import { assert, describe, it } from "@effect/vitest"

import * as TypedText from "#domain/TypedText.ts"

import { oddTexts } from "../support/texts.ts"

describe("what is typed", () => {
  it("loses the blanks and direction marks at its ends, and nothing within", () => {
    for (const [typed, expected] of [
      ["  neo ", "neo"],
      ["\u202a0917 555\u202c", "0917 555"],
      ["a\u202eb", "a\u202eb"],
      [" \u200e ", ""],
      ["", ""],
    ] as const) {
      assert.strictEqual(TypedText.trimmed(typed), expected)
    }
  })

  it("is a number without the signs that group it", () => {
    assert.strictEqual(TypedText.mobileNumber(" (0917) 555-1000. "), "09175551000")
    assert.strictEqual(TypedText.mobileNumber("\u202a0917\u00a05551000\u202c"), "09175551000")
    assert.strictEqual(TypedText.mobileNumber("0917x"), "0917x")
  })

  it("is plain when it is one line of at most 255 characters without marks that are not seen", () => {
    for (const plain of ["", "Ana María", "ไทย 日本語", "👩‍👩‍👧‍👦", "x".repeat(255)]) {
      assert.isTrue(TypedText.isPlain(plain), plain)
    }
    for (const odd of ["a\nb", "a\u2028b", "\u0000", "a\u202eb", "\ud800", "a\udc00b", "x".repeat(256)]) {
      assert.isFalse(TypedText.isPlain(odd), JSON.stringify(odd).slice(0, 20))
    }
  })

  it("whatever it is, is trimmed in no time, and once is enough", () => {
    const startedAt = performance.now()
    for (const odd of oddTexts) {
      const once = TypedText.trimmed(odd)
      assert.strictEqual(TypedText.trimmed(once), once)
      assert.include(odd, once)
    }
    assert.isBelow(performance.now() - startedAt, 1000)
  })
})
