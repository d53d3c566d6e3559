import { exec } from "node:child_process"
import { rmSync } from "node:fs"
import { delimiter, join, resolve } from "node:path"

import { readReport, type Results } from "./results.ts"

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** The output, printed if the step fails. */
  readonly output: string
}

/** The outcome of a step that counts as one test. */
export const verdict = (isPassed: boolean, output: string): Outcome =>
  isPassed ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }

/** The numbers of passed and failed tests in all steps. */
export const total = { passed: 0, failed: 0 }

/** Maximum number of lines printed for a failed step: its last lines, which matter most. */
const shownLines = 150

/** Runs a step, and prints its duration and, after a failure, its output. */
export const step = async (name: string, run: () => Promise<Outcome>): Promise<void> => {
  const since = performance.now()
  const { passed, failed, output } = await run().catch((error: unknown) => verdict(false, String(error)))
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ""
  console.log(`${failed === 0 ? "✓" : "✗"} ${name} (${seconds} s${counts})`)
  if (failed > 0) console.log(output.trimEnd().split("\n").slice(-shownLines).join("\n"))
}

/** Runs a command from this project's packages, with the Node version that the packages install. */
const runCommand = (line: string): Promise<{ readonly isOk: boolean; readonly output: string }> => {
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, NO_COLOR: "1", FORCE_COLOR: undefined }
  return new Promise((done) =>
    exec(`${line} 2>&1`, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, output) =>
      done({ isOk: error === null, output }),
    ),
  )
}

export const command = (name: string, line: string): Promise<void> =>
  step(name, async () => {
    const { isOk, output } = await runCommand(line)
    return verdict(isOk, output)
  })

/** The outcome of a Vitest run. A run that fails without a failed test, for example because of an unreadable file, counts as one failed test. */
export const outcomeOf = (results: Results, isOk: boolean, output: string): Outcome => {
  const tests = results.flatMap(({ assertionResults }) => assertionResults)
  const count = (wanted: string): number => tests.filter(({ status }) => status === wanted).length
  return { passed: count("passed"), failed: Math.max(count("failed"), isOk ? 0 : 1), output }
}

interface VitestRun {
  readonly projects: ReadonlyArray<string>
  /** Parts of the paths of the files; all files of the projects by default. */
  readonly files?: ReadonlyArray<string>
  /** The folder for Vitest's report. */
  readonly folder: string
}

export const vitest = ({ projects, files = [], folder }: VitestRun): Promise<void> =>
  step(`tests: ${projects.join(" + ")}`, async () => {
    const report = join(folder, `${projects.join("-")}.json`)
    rmSync(report, { force: true })
    const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
    const line = ["vitest run", ...projects.map((name) => `--project ${name}`), reporters, ...files].join(" ")
    const { isOk, output } = await runCommand(line)
    return outcomeOf(readReport(report), isOk, output)
  })
