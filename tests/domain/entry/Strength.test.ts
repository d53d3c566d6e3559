import { assert, describe, it } from "@effect/vitest"

import { strengthOf } from "#domain/entry/Strength.ts"
import { oddTexts } from "#tests/support/texts.ts"

describe("password strength", () => {
  it("a password's strength is weak, fair or strong, depending on length and variety", () => {
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

  it("a password's strength can be rated for any text", () => {
    for (const odd of oddTexts) assert.include(["weak", "fair", "strong"], strengthOf(odd))
  })
})
