import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { readReport, resultsFolder, testsOf } from "./vitestStep.ts"

/** The specification's table beside the project, otherwise this project's copy. */
const tables = ["../shared/spec/requirements.tsv", "tools/test/requirements.tsv"]

/** The kinds of rows, and the folders of `tests` whose tests may prove a row of the kind. */
export const provingFolders = {
  /** What a player or a tester sees: pages, components, the state that they show, and the harness. */
  page: ["e2e", "pages", "ui", "app", "atoms", "harness"],
  /** Calls and their order: the app's services on a scripted or simulated gateway. */
  service: ["services", "atoms", "gateway", "fixtures", "pages", "e2e"],
  /** One rule, on its module or on the screen. */
  unit: ["config", "domain", "machines", "services", "atoms", "gateway", "platform", "ui", "pages", "e2e"],
  story: ["ui", "app", "pages", "stories", "e2e"],
  doc: ["architecture", "tools"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

type Level = keyof typeof provingFolders

const isLevel = (word: string): word is Level => Object.hasOwn(provingFolders, word)

export interface Row {
  readonly id: string
  readonly level: Level
  readonly statement: string
}

export interface Coverage {
  readonly rows: ReadonlyArray<Row>
  /** Rows that no passing test names. */
  readonly open: ReadonlyArray<Row>
  /** Rows that only tests in folders name that may not prove their kind. */
  readonly misplaced: ReadonlyArray<Row>
  /** Row ids in titles that do not exist. */
  readonly unknown: ReadonlyArray<string>
}

export const parseRows = (table: string): ReadonlyArray<Row> => {
  const [head = "", ...lines] = table.trimEnd().split("\n")
  const columns = head.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ""
    const level = cell("level")
    if (!isLevel(level)) throw new Error(`${cell("id")} has the unknown level '${level}'`)
    return { id: cell("id"), level, statement: cell("statement") }
  })
}

/** The row ids in a test's title: `[HH-08] …`, `[HH-08, HH-09] …`. */
export const idsIn = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(/\[([A-Z]{2}-\d+(?:[\s,]+[A-Z]{2}-\d+)*)\]/g)].flatMap(([, ids = ""]) =>
    ids.split(/[\s,]+/),
  )

export const cover = (
  rows: ReadonlyArray<Row>,
  tests: ReadonlyArray<{ readonly fullName: string; readonly status: string; readonly folder: string }>,
): Coverage => {
  const known = new Set(rows.map(({ id }) => id))
  const named = new Set(tests.flatMap(({ fullName }) => idsIn(fullName)))
  const proofs = tests
    .filter(({ status }) => status === "passed")
    .flatMap(({ fullName, folder }) => idsIn(fullName).map((id) => ({ id, folder })))
  const proved = new Set(proofs.map(({ id }) => id))
  const mayProve = ({ level }: Row): ReadonlyArray<string> => provingFolders[level]
  const wellPlaced = (row: Row) =>
    proofs.some(({ id, folder }) => id === row.id && mayProve(row).includes(folder))
  return {
    rows,
    open: rows.filter(({ id }) => !proved.has(id)),
    misplaced: rows.filter((row) => proved.has(row.id) && !wellPlaced(row)),
    unknown: [...named].filter((id) => !known.has(id)).sort(),
  }
}

/** The rows of the specification. */
export const readRows = (): ReadonlyArray<Row> =>
  parseRows(readFileSync(tables.find((path) => existsSync(path)) ?? "tools/test/requirements.tsv", "utf8"))

/** The requirement coverage of the last `npm test`. */
export const coverage = (): Coverage => {
  const files = existsSync(resultsFolder)
    ? readdirSync(resultsFolder).filter((file) => file.endsWith(".json"))
    : []
  const tests = files.flatMap((file) => testsOf(readReport(join(resultsFolder, file))))
  return cover(readRows(), tests)
}

/** Whether every named row exists, and every proof lies in a folder that may prove its kind of row. */
export const isSound = ({ misplaced, unknown }: Coverage): boolean =>
  misplaced.length === 0 && unknown.length === 0

export const describeCoverage = ({ rows, open }: Coverage): string =>
  `${rows.length - open.length} of ${rows.length} requirement rows are named by a passing test, ${open.length} are not`
