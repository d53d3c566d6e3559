import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"

import { command, type Outcome, type Ran, type Step } from "./step.ts"

/** Folder of the results of the last `npm test`, one file for each Vitest run. */
export const resultsFolder = ".results"

interface TestResult {
  readonly fullName: string
  readonly status: string
  /** Also of an attempt before the last. */
  readonly failureMessages: ReadonlyArray<string>
}

/** A result, and the folder of `tests` that its file lies in. */
interface PlacedResult extends TestResult {
  readonly folder: string
}

/** The used part of Vitest's JSON report. */
interface Report {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    /** Epoch milliseconds. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: ReadonlyArray<TestResult>
  }>
}

export const readReport = (file: string): Report =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] }

export const testsOf = (report: Report): ReadonlyArray<PlacedResult> =>
  report.testResults.flatMap(({ name, assertionResults }) => {
    const [, folder = ""] = /.*\/tests\/([^/]+)\//.exec(name) ?? []
    return assertionResults.map((test) => ({ ...test, folder }))
  })

const reportsIn = (folder: string): ReadonlyArray<Report> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readReport(join(folder, file)))

/** The tests that failed before they passed. */
export const passedLate = (folder: string): ReadonlyArray<string> =>
  reportsIn(folder)
    .flatMap(testsOf)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName }) => fullName)

/** The test files that took longest, with their seconds, of all reports of a folder. */
export const slowestFiles = (folder: string, count: number): ReadonlyArray<readonly [string, number]> =>
  reportsIn(folder)
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime }) => [relative(".", name), (endTime - startTime) / 1000] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)

/** A file that could not be read or run has no tests, and counts as one failed test. */
const brokenFiles = (report: Report): number =>
  report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length

/** The outcome of a run, from its report and exit code. */
export const outcomeOf = (report: Report, { code, output, processor }: Ran): Outcome => {
  const tests = testsOf(report)
  const good = tests.filter(({ status }) => status === "passed").length
  const bad = tests.filter(({ status }) => status === "failed").length + brokenFiles(report)
  return { passed: good, failed: code !== 0 && bad === 0 ? 1 : bad, output, processor }
}

interface VitestRun {
  readonly projects: ReadonlyArray<string>
  /** All files of the projects by default. */
  readonly files?: ReadonlyArray<string>
  /** The folder for the report. */
  readonly folder?: string
}

/** Runs Vitest projects and leaves their results for the requirement report. */
export const vitestStep = ({ projects, files = [], folder = resultsFolder }: VitestRun): Step => ({
  name: `tests: ${projects.join(" + ")}`,
  run: async () => {
    const file = join(folder, `${projects.join("-")}.json`)
    rmSync(file, { force: true })
    const named = projects.map((project) => `--project ${project}`)
    const reports = `--reporter=default --reporter=json --outputFile.json=${file}`
    const line = ["vitest run", ...named, reports, ...files].join(" ")
    const ran = await command(line)
    return outcomeOf(readReport(file), ran)
  },
})
