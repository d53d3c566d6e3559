import { existsSync, globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { describe, expect, it } from "vitest"

import { languages } from "#config/product.ts"
import type { Failure } from "#domain/Failure.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"

const read = (path: string): string => readFileSync(path, "utf8")

const readme = read("README.md")
const openPoints = read("docs/open-points.md")
const levelOf = (line: string): number => /^(#+) /.exec(line)?.[1]?.length ?? 0

/** The section under a heading, up to the next heading of the same or a higher level. */
const section = (text: string, heading: string): string => {
  const lines = text.replace(/```[\s\S]*?```/g, (code) => code.replace(/^#/gm, " #")).split("\n")
  const start = lines.indexOf(heading)
  if (start < 0) throw new Error(`There is no section ${heading}`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => levelOf(line) > 0 && levelOf(line) <= levelOf(heading))
  return rest.slice(0, end < 0 ? rest.length : end).join("\n")
}

/** The required strings that a text does not contain. */
const missing = (text: string, required: Iterable<string>): ReadonlyArray<string> =>
  [...required].filter((each) => !text.includes(each))

/** Every failure type. A new one does not compile until the documents list it. */
const ways: Readonly<Record<Failure["_tag"], true>> = {
  Unreachable: true,
  TimedOut: true,
  Broken: true,
  Refused: true,
  SessionOver: true,
  Malformed: true,
  Insecure: true,
}

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...globSync("docs/*.md").sort(),
  ...globSync("{src,.ladle,deploy,fixtures,harness,tests,tools}/{,*/,*/*/}README.md").sort(),
]

const built = /^(dist|dist-harness|dist-ladle|node_modules)\b|^\.(results|pictures)\//

/** The files and folders that a document names in backticks. */
const namedPaths = (text: string): ReadonlyArray<string> =>
  [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\s]+)`/g)]
    .map(([, path = ""]) => path)
    .filter(
      (path) => /^[.\w][\w./-]*(\.(ts|tsx|mjs|css|html|json|md|png|tsv)|\/)$/.test(path) && !built.test(path),
    )
    .filter((path) => !/(^|\/)(XPage|X|x)\./.test(path))

/** The targets of a document's links within the repository. */
const links = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "")

/** A document names files from the root, or from its own folder. */
const exists = (document: string, path: string): boolean =>
  existsSync(path) || existsSync(posix.join(posix.dirname(document), path))

describe("documents", () => {
  it.for(documents)("lead only to files that exist: %s", (document) => {
    const named = [...namedPaths(read(document)), ...links(read(document))]
    expect(named.filter((path) => !exists(document, path))).toEqual([])
  })
})

describe("documents required by the specification", () => {
  it("[GE-04] describe guests, free-trial users, members and agents", () => {
    const kinds = section(readme, "## Who uses it")
    expect(missing(kinds, ["Visitor (guest)", "Free trial", "Member", "Agent"])).toEqual([])
    const accounts = personas.filter(({ type }) => type !== null).map(({ account }) => account)
    expect(missing(section(readme, "## For QA: the harness"), [...accounts, demoPassword])).toEqual([])
  })

  it("[RO-23] say that no admin role exists", () => {
    expect(section(readme, "## Who uses it")).toContain("There is no admin role")
  })

  it("[GE-26] list every undecided point with a choice and a place", () => {
    const rows = new Map(
      [...openPoints.matchAll(/^\| (C?\d+) +\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)].map(
        ([, number = "", ...cells]) => [number, cells.map((cell) => cell.trim())],
      ),
    )
    const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)
    // The numbers C33 to C40 were never given; the others no longer apply.
    const absent = new Set([33, 34, 35, 36, 37, 38, 39, 40, 47])
    const lastContradiction = Math.max(
      ...[...rows.keys()].flatMap((key) => (key.startsWith("C") ? [Number(key.slice(1))] : [])),
    )
    expect(lastContradiction).toBeGreaterThanOrEqual(51)
    const numbers = [
      ...upTo(152).map(String),
      ...upTo(lastContradiction)
        .filter((number) => !absent.has(number))
        .map((number) => `C${number}`),
    ]
    expect(numbers.filter((number) => rows.get(number)?.every((cell) => cell !== "") !== true)).toEqual([])
    expect(openPoints).toContain("npm run assumptions")
  })

  it("[GE-27] name the four areas that are not shown", () => {
    const open = section(openPoints, "## Areas that are not shown as a whole")
    const areas = [
      "server behaviour",
      "request and response shapes",
      "remembered-session values",
      "language list",
    ]
    expect(missing(open, areas)).toEqual([])
    expect(
      missing(open, ["success, value, message", "unReadCount", "sumBalance", languages.join(", ")]),
    ).toEqual([])
    const { session, token, remembered, autoLogin } = slots
    const keys = [session, token, remembered, autoLogin].map(({ key }) => `\`${key}\``)
    expect(missing(open, keys)).toEqual([])
  })

  it("[ER-32] list the ways to fail with the handling of each", () => {
    const failures = section(openPoints, "## Error codes and failures")
    for (const way of Object.keys(ways))
      expect(failures).toMatch(new RegExp(`^\\| \`${way}\` +\\| [^|]{5,}\\| [^|]{5,}\\|$`, "m"))
    expect(missing(failures, ["Server error codes", "src/domain/Failure.ts", "are not shown"])).toEqual([])
  })

  it("[HA-96] explain the harness to QA and Ladle to reviewers", () => {
    const harness = section(readme, "## For QA: the harness")
    expect(missing(harness, ["npm start", "Ctrl+Shift+H", "?scenario=", "window.__harness"])).toEqual([])
    const [, panels = ""] = /Its panels change the world around the app: ([^.]+)\./.exec(harness) ?? []
    const named = panels.replace(/\([^)]*\)/g, "").match(/[A-Z]\w+/g) ?? []
    const titles = [...read("harness/dock/Dock.tsx").matchAll(/title: "(\w+)", body/g)].map(
      ([, title]) => title,
    )
    expect(new Set(named)).toEqual(new Set(titles))
    const ladle = section(readme, "## For reviewers: Ladle")
    expect(missing(ladle, ["npm run ladle", "npm run ladle:build", "language", "persona", "theme"])).toEqual(
      [],
    )
  })
})
