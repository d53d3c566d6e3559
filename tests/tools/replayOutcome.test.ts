import { describe, expect, it } from "vitest"

import { outcomeOf } from "#tools/replay/replayRecording.ts"

const reportOf = (result: object): string =>
  JSON.stringify({ errors: [], suites: [{ specs: [{ tests: [{ results: [result] }] }] }] })

describe("npm run replay", () => {
  it("names the failing step and the reason", () => {
    const error = { message: `${String.fromCharCode(27)}[31mTimeout 10000ms exceeded.\nCall log: …` }
    const steps = [{ title: "Go back" }, { title: "Tap the button 'Login'", error }]
    expect(outcomeOf(reportOf({ status: "failed", errors: [error], steps }))).toBe(
      "Failed at the step 'Tap the button 'Login'': Timeout 10000ms exceeded.",
    )
    expect(outcomeOf(reportOf({ status: "timedOut", errors: [error] }))).toBe(
      "Failed: Timeout 10000ms exceeded.",
    )
  })

  it("has the reason of a report without a test", () => {
    expect(outcomeOf(JSON.stringify({ errors: [{ message: "No tests found" }], suites: [] }))).toBe(
      "The test did not run: No tests found",
    )
  })
})
