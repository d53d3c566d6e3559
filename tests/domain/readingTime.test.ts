import { assert, describe, it } from "@effect/vitest"
import { Duration } from "effect"

import { readingTime } from "#domain/readingTime.ts"

describe("the reading time of a text", () => {
  it.each([
    ["BC-02", 0, 1500],
    ["BC-02", 25, 1500],
    ["BC-03", 50, 3000],
    ["BC-03", 133, 7980],
    ["BC-03", 134, 8000],
    ["BC-03", 1000, 8000],
  ])("[%s] a text of %i characters is shown for %i ms", (_row, characters, time) => {
    assert.strictEqual(Duration.toMillis(readingTime("x".repeat(characters))), time)
  })

  it("a character outside the Basic Multilingual Plane counts as one character in the reading time", () => {
    assert.strictEqual(Duration.toMillis(readingTime("🏮".repeat(40))), 2400)
  })
})
