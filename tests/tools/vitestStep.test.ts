import { describe, expect, it } from "vitest"

import { outcomeOf } from "#tools/test/vitestStep.ts"

const file = (status: string, ...statuses: ReadonlyArray<string>) => ({
  name: "/x/tests/e2e/home/a.spec.ts",
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: statuses.map((each) => ({
    fullName: `a ${each} test`,
    status: each,
    failureMessages: [],
  })),
})

describe("outcome of a Vitest run", () => {
  it.each([
    ["a failed test", [file("failed", "passed", "passed", "failed")], 2, 1],
    ["a file that could not be read", [file("failed"), file("passed", "passed")], 1, 1],
    ["a run that fails without a failed test", [], 0, 1],
  ])("counts %s once", (_, testResults, passed, failed) => {
    const outcome = outcomeOf({ testResults }, { code: 1, output: "no files", processor: 0 })
    expect(outcome).toMatchObject({ passed, failed })
  })
})
