import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"

import { command, type Outcome, type Step } from "./step.ts"

/** Where the results of the last `npm test` lie, a file for each Vitest run. */
export const resultsFolder = ".results"

interface TestResult {
  readonly fullName: string
  readonly status: string
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly assertionResults: ReadonlyArray<TestResult>
  }>
}

export const readReport = (file: string): Report =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] }

export const testsOf = (report: Report): ReadonlyArray<TestResult> =>
  report.testResults.flatMap(({ assertionResults }) => assertionResults)

/** A file that could not be read or run has no tests, and counts as one that failed. */
const brokenFiles = (report: Report): number =>
  report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length

const count = (report: Report, code: number, output: string): Outcome => {
  const tests = testsOf(report)
  const good = tests.filter(({ status }) => status === "passed").length
  const bad = tests.filter(({ status }) => status === "failed").length + brokenFiles(report)
  return { passed: good, failed: code !== 0 && bad === 0 ? 1 : bad, output }
}

/** Runs Vitest projects and leaves their results for the requirement report. */
export const vitestStep = (...projects: ReadonlyArray<string>): Step => ({
  name: `tests: ${projects.join(" + ")}`,
  run: async () => {
    const file = join(resultsFolder, `${projects.join("-")}.json`)
    rmSync(file, { force: true })
    const named = projects.map((project) => `--project ${project}`).join(" ")
    const { code, output } = await command(
      `vitest run ${named} --reporter=default --reporter=json --outputFile.json=${file}`,
    )
    return count(readReport(file), code, output)
  },
})
