import { describe, expect, it } from "vitest"

import { outcomeOf } from "#tools/test/step.ts"

describe("the outcome of a Vitest run", () => {
  it("is a failure if a test file could not be loaded", () => {
    const unread = { name: "a.test.ts", message: "", status: "failed", startTime: 0, endTime: 0 } as const
    const results = [{ ...unread, assertionResults: [] }]
    expect(outcomeOf(results, false, "no file")).toEqual({ passed: 0, failed: 1, output: "no file" })
  })
})
