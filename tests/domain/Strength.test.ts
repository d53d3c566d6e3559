import { assert, describe, it } from "@effect/vitest"

import { strengthOf } from "#domain/Strength.ts"

import { oddTexts } from "../support/texts.ts"

describe("the strength of a password", () => {
  it("goes by length and variety, in three steps", () => {
    for (const [password, expected] of [
      ["", "weak"],
      ["abc123", "weak"],
      ["aaaaaaaaaaaa", "weak"],
      ["aaaa1111aaaa", "weak"],
      ["lantern123", "fair"],
      ["Lantern123", "fair"],
      ["Lantern123Koi", "strong"],
      ["lantern-koi-9", "strong"],
      ["Aa1Aa1Aa1Aa1", "weak"],
    ] as const) {
      assert.strictEqual(strengthOf(password), expected, password)
    }
  })

  it("of anything at all is one of them", () => {
    for (const odd of oddTexts) assert.include(["weak", "fair", "strong"], strengthOf(odd))
  })
})
