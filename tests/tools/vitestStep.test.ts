import { describe, expect, it } from "vitest"

import { outcomeOf } from "#tools/test/vitestStep.ts"

const file = (name: string, status: string, ...statuses: ReadonlyArray<string>) => ({
  name: `/x/tests/${name}`,
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: statuses.map((each) => ({ fullName: `a ${each} test`, status: each })),
})

const failed = { code: 1, output: "no files", processor: 0 }

describe("the outcome of a Vitest run", () => {
  it("counts passed and failed tests", () => {
    const report = { testResults: [file("e2e/home/a.spec.ts", "failed", "passed", "passed", "failed")] }
    expect(outcomeOf(report, failed)).toMatchObject({ passed: 2, failed: 1 })
  })

  it("counts a file that could not be read as one failure", () => {
    const report = { testResults: [file("ui/a.test.ts", "failed"), file("ui/b.test.ts", "passed", "passed")] }
    expect(outcomeOf(report, failed)).toMatchObject({ passed: 1, failed: 1 })
  })

  it("counts one failure when Vitest fails and no test does", () => {
    expect(outcomeOf({ testResults: [] }, failed)).toMatchObject({ passed: 0, failed: 1 })
  })
})
