import { assert, describe, it } from "@effect/vitest"

import * as TypedText from "#domain/TypedText.ts"

import { oddTexts } from "../support/texts.ts"

describe("typed text", () => {
  it("a typed text loses white space and direction marks at its start and end only", () => {
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

  it("a typed mobile number loses its separators", () => {
    assert.strictEqual(TypedText.mobileNumber(" (0917) 555-1000. "), "09175551000")
    assert.strictEqual(TypedText.mobileNumber("\u202a0917\u00a05551000\u202c"), "09175551000")
    assert.strictEqual(TypedText.mobileNumber("0917x"), "0917x")
  })

  it("a typed code loses the blanks and hyphens between its digits", () => {
    for (const pasted of ["123 456", " 123-456\u200e", "１２３\u00a0４５６", "123456"]) {
      assert.strictEqual(TypedText.code(pasted), "123456", pasted)
    }
    assert.strictEqual(TypedText.code("12 ab"), "12 ab")
  })

  it("a typed text is plain when it is one line of at most 255 characters without invisible characters", () => {
    for (const plain of ["", "Ana María", "ไทย 日本語", "👩‍👩‍👧‍👦", "x".repeat(255)]) {
      assert.isTrue(TypedText.isPlain(plain), plain)
    }
    for (const odd of ["a\nb", "a\u2028b", "\u0000", "a\u202eb", "\ud800", "a\udc00b", "x".repeat(256)]) {
      assert.isFalse(TypedText.isPlain(odd), JSON.stringify(odd).slice(0, 20))
    }
  })

  it("trimming a typed text is fast, and a second trim changes nothing", () => {
    const startedAt = performance.now()
    for (const odd of oddTexts) {
      const once = TypedText.trimmed(odd)
      assert.strictEqual(TypedText.trimmed(once), once)
      assert.include(odd, once)
    }
    assert.isBelow(performance.now() - startedAt, 1000)
  })
})
