import { describe, expect, it } from "vitest"

import { unstable } from "#tools/test/vitestStep.ts"

const result = (fullName: string, status: string, ...failureMessages: ReadonlyArray<string>) => ({
  fullName,
  status,
  failureMessages,
})

const reportOf = (...assertionResults: ReadonlyArray<ReturnType<typeof result>>) => ({
  testResults: [{ name: "/x/tests/e2e/home/a.spec.ts", status: "passed", assertionResults }],
})

describe("the list of unstable tests", () => {
  it("names a test that passed on its second attempt", () => {
    const report = reportOf(result("steady", "passed"), result("shaky", "passed", "timeout"))
    expect(unstable(report)).toBe("  passed on the second attempt: shaky")
  })

  it("leaves out tests that failed", () => {
    expect(unstable(reportOf(result("broken", "failed", "wrong", "wrong")))).toBe("")
  })
})
