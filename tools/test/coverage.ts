import { existsSync, readFileSync } from "node:fs"

import { readReports, resultsFolder } from "./results.ts"

/** The kinds of requirements, each with the folders of `tests` whose tests may verify such a requirement. */
export const provingFolders = {
  /** Behaviour that a player or tester sees: pages, components, the state that they show, and the harness. */
  page: ["e2e", "pages", "ui", "app", "atoms", "harness"],
  /** Calls and their order, tested by the app's services on a scripted or simulated gateway. */
  service: ["services", "atoms", "gateway", "fixtures", "pages", "e2e"],
  /** A single rule, tested in its module or on the screen. */
  unit: ["config", "domain", "machines", "services", "atoms", "gateway", "platform", "ui", "pages", "e2e"],
  story: ["ui", "app", "pages", "stories", "e2e"],
  doc: ["architecture", "tools"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

type Level = keyof typeof provingFolders

const isLevel = (word: string): word is Level => Object.hasOwn(provingFolders, word)

export interface Requirement {
  readonly id: string
  readonly level: Level
  readonly statement: string
}

interface Coverage {
  /** Requirements whose id is in no title of a passing test. */
  readonly open: ReadonlyArray<Requirement>
  /** Requirements whose id is only in titles of tests outside the folders of their kind. */
  readonly misplaced: ReadonlyArray<Requirement>
  /** Requirement ids in titles that do not exist. */
  readonly unknown: ReadonlyArray<string>
}

export const readRequirements = (table: string): ReadonlyArray<Requirement> => {
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

/** The requirement ids in a test's title: `[HH-08] …`, `[HH-08, HH-09] …`. */
export const idsIn = (title: string): ReadonlyArray<string> =>
  [...title.matchAll(/\[([A-Z]{2}-\d+(?:[\s,]+[A-Z]{2}-\d+)*)\]/g)].flatMap(([, ids = ""]) =>
    ids.split(/[\s,]+/),
  )

export const cover = (
  requirements: ReadonlyArray<Requirement>,
  tests: ReadonlyArray<{ readonly fullName: string; readonly status: string; readonly folder: string }>,
): Coverage => {
  const known = new Set(requirements.map(({ id }) => id))
  const named = new Set(tests.flatMap(({ fullName }) => idsIn(fullName)))
  const proofs = tests
    .filter(({ status }) => status === "passed")
    .flatMap(({ fullName, folder }) => idsIn(fullName).map((id) => ({ id, folder })))
  const proved = new Set(proofs.map(({ id }) => id))
  const mayProve = ({ level }: Requirement): ReadonlyArray<string> => provingFolders[level]
  const wellPlaced = (requirement: Requirement) =>
    proofs.some(({ id, folder }) => id === requirement.id && mayProve(requirement).includes(folder))
  return {
    open: requirements.filter(({ id }) => !proved.has(id)),
    misplaced: requirements.filter((requirement) => proved.has(requirement.id) && !wellPlaced(requirement)),
    unknown: [...named].filter((id) => !known.has(id)).sort(),
  }
}

/** Prints the requirement coverage of the last `npm test`; returns whether every requirement id in a title exists, and has a passing test in a folder of its kind. */
export const printCoverage = (): boolean => {
  if (!existsSync(resultsFolder)) console.log("No results yet: run npm test first.")
  const requirements = readRequirements(readFileSync("tools/test/requirements.tsv", "utf8"))
  const tests = readReports(resultsFolder).flatMap(({ name, assertionResults }) => {
    const [, folder = ""] = /.*\/tests\/([^/]+)\//.exec(name) ?? []
    return assertionResults.map(({ fullName, status }) => ({ fullName, status, folder }))
  })
  const { open, misplaced, unknown } = cover(requirements, tests)
  for (const { id, statement } of open) console.log(`${id}\t${statement}`)
  for (const id of unknown) console.error(`A test names ${id}, which is not a requirement.`)
  for (const { id, level } of misplaced)
    console.error(
      `${id} is a ${level} requirement: a test in ${provingFolders[level].join(", ")} must prove it.`,
    )
  const named = requirements.length - open.length
  console.log(
    `${named} of ${requirements.length} requirements are named by a passing test, ${open.length} are not`,
  )
  return misplaced.length === 0 && unknown.length === 0
}
