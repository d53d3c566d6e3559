import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { readReport, resultsFolder, testsOf } from "./vitestStep.ts"

/** The specification's own table when it lies beside the project, else the copy kept here. */
const tables = ["../shared/spec/requirements.tsv", "tools/requirements.tsv"]

export interface Row {
  readonly id: string
  readonly statement: string
}

export interface Coverage {
  readonly rows: ReadonlyArray<Row>
  /** Rows that no passing test names. */
  readonly open: ReadonlyArray<Row>
  /** Ids in titles that are no rows. */
  readonly unknown: ReadonlyArray<string>
}

export const parseRows = (table: string): ReadonlyArray<Row> => {
  const [head = "", ...lines] = table.trimEnd().split("\n")
  const columns = head.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    return { id: cells[columns.indexOf("id")] ?? "", statement: cells[columns.indexOf("statement")] ?? "" }
  })
}

/** The rows a test's title names: `[HH-08] …`, `[HH-08, HH-09] …`. */
export const idsIn = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(/\[([A-Z]{2}-\d+(?:[\s,]+[A-Z]{2}-\d+)*)\]/g)].flatMap(([, ids = ""]) =>
    ids.split(/[\s,]+/),
  )

export const cover = (
  rows: ReadonlyArray<Row>,
  tests: ReadonlyArray<{ readonly fullName: string; readonly status: string }>,
): Coverage => {
  const known = new Set(rows.map(({ id }) => id))
  const named = new Set(tests.flatMap(({ fullName }) => idsIn(fullName)))
  const proved = new Set(
    tests.filter(({ status }) => status === "passed").flatMap(({ fullName }) => idsIn(fullName)),
  )
  return {
    rows,
    open: rows.filter(({ id }) => !proved.has(id)),
    unknown: [...named].filter((id) => !known.has(id)).sort(),
  }
}

/** How far the last `npm test` proves the requirements. */
export const coverage = (): Coverage => {
  const table = tables.find((path) => existsSync(path)) ?? "tools/requirements.tsv"
  const files = existsSync(resultsFolder)
    ? readdirSync(resultsFolder).filter((file) => file.endsWith(".json"))
    : []
  const tests = files.flatMap((file) => testsOf(readReport(join(resultsFolder, file))))
  return cover(parseRows(readFileSync(table, "utf8")), tests)
}

export const describeCoverage = ({ rows, open }: Coverage): string =>
  `${rows.length - open.length} of ${rows.length} requirement rows are named by a passing test, ${open.length} are not`
