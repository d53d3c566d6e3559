import { existsSync, globSync, readFileSync } from "node:fs"
import type { JsonTestResults } from "vitest/node"

/** Vitest's reports of the last `npm test`, which the requirement report reads. */
export const resultsFolder = ".results/tests"

/** Screenshots, requests and traces of failed end-to-end tests. */
export const failedFolder = ".results/failed"

/** The test files of a Vitest run, with their results. */
export type Results = JsonTestResults["testResults"]

export const readReport = (file: string): Results => {
  if (!existsSync(file)) return []
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(file, "utf8"))
  return testResults
}

export const readReports = (folder: string): Results => globSync(`${folder}/*.json`).flatMap(readReport)
