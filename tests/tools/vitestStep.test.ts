import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { outcomeOf, testsOf } from "#tools/test/vitestStep.ts"

const file = (name: string, status: string, ...statuses: ReadonlyArray<string>) => ({
  name: `/x/tests/${name}`,
  status,
  assertionResults: statuses.map((each) => ({ fullName: `a ${each} test`, status: each })),
})

describe("the outcome of a Vitest run", () => {
  it("the outcome of a Vitest run counts passed and failed tests", () => {
    const report = { testResults: [file("e2e/home/a.spec.ts", "failed", "passed", "passed", "failed")] }
    expect(outcomeOf(report, 1, "")).toEqual({ passed: 2, failed: 1, output: "" })
  })

  it("the outcome of a Vitest run counts a file that could not be read as one failed test", () => {
    const report = { testResults: [file("ui/a.test.ts", "failed"), file("ui/b.test.ts", "passed", "passed")] }
    expect(outcomeOf(report, 1, "")).toEqual({ passed: 1, failed: 1, output: "" })
  })

  it("the outcome of a Vitest run counts one failure when Vitest fails and no test does", () => {
    expect(outcomeOf({ testResults: [] }, 1, "no files")).toEqual({
      passed: 0,
      failed: 1,
      output: "no files",
    })
  })

  it("the folder of a test result is the folder directly below tests", () => {
    const report = { testResults: [file("e2e/home/a.spec.ts", "passed", "passed")] }
    expect(testsOf(report).map(({ folder }) => folder)).toEqual(["e2e"])
  })

  it("no Vitest project retries a failed test", () => {
    expect(readFileSync("vitest.config.ts", "utf8")).not.toContain("retry")
  })
})
