import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { posix } from "node:path"
import { describe, expect, it } from "vitest"

import { languages } from "#config/product.ts"
import type { Failure } from "#domain/Failure.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { budgets } from "#tools/bench/budgets.ts"

const read = (path: string): string => readFileSync(path, "utf8")

const readme = read("README.md")
const openPoints = read("docs/open-points.md")
const manifest: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(read("package.json"))

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

const sources = globSync("{src,fixtures,harness,tools,.ladle,tests}/**/*.{ts,tsx,css}").filter(
  (file) => !file.endsWith("docs.test.ts"),
)

/** The numbers of the decisions that comments mention. */
const cited = (text: string): ReadonlyArray<string> => [
  ...[...text.matchAll(/[Dd]ecisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, some = ""]) =>
    some.split(/, | and /),
  ),
  ...[...text.matchAll(/\((C\d+)\b/g)].map(([, number = ""]) => number),
]

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

/** The README of a top-level folder or a layer. */
const folders = globSync("{src,.ladle,deploy,fixtures,harness,tests,tools}/{,*/,*/*/}README.md").sort()

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...globSync("docs/*.md").sort(),
  ...folders,
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
  it.for(documents)("the document %s names only files that exist", (document) => {
    expect(namedPaths(read(document)).filter((path) => !exists(document, path))).toEqual([])
  })

  it.for(documents)("the document %s has no broken link", (document) => {
    expect(links(read(document)).filter((target) => !exists(document, target))).toEqual([])
  })

  it.for(folders)("the folder's document %s has at most 40 lines", (document) => {
    expect(read(document).trimEnd().split("\n").length).toBeLessThanOrEqual(40)
  })

  it.each([
    ["README.md", 12_000],
    ["CONTRIBUTING.md", 15_000],
  ])("the document %s has at most %i bytes", (document, most) => {
    expect(statSync(document).size).toBeLessThanOrEqual(most)
  })

  it("the documents explain every script of package.json, and name no other", () => {
    const scripts = Object.keys(manifest["scripts"] ?? {})
    const commands = scripts.map((name) =>
      ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`,
    )
    expect(missing(section(readme, "## All scripts"), commands)).toEqual([])
    const text = documents.map(read).join("\n")
    const named = new Set([...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name))
    expect([...named].filter((name) => !scripts.includes(name))).toEqual([])
  })

  it("README gives a reason for each dependency", () => {
    const kinds = ["dependencies", "devDependencies", "optionalDependencies"]
    const packages = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    const reasons = section(readme, "## Dependencies")
    const listed = [...reasons.matchAll(/^- ((?:`[^`]+`(?:, )?)+):/gm)].flatMap(([, names = ""]) =>
      names.split(", ").map((name) => name.replace(/`/g, "")),
    )
    expect([...listed].sort()).toEqual([...packages].sort())
    expect(missing(reasons, Object.keys(manifest["overrides"] ?? {}))).toEqual([])
    expect(missing(reasons, ["`effect/Schema`", "`@effect/schema`", "`@mswjs/data`"])).toEqual([])
  })

  it("the README shows home in a picture below 300 kB that is not part of the product", () => {
    const [, picture = ""] = /<img src="([^"]+)"/.exec(readme) ?? []
    expect(picture).toMatch(/^tools\/.*\.png$/)
    expect(statSync(picture).size).toBeLessThan(300_000)
  })

  it("performance.md states the limits that the tests of the build check", () => {
    const limits = Object.values(budgets).map((limit) => `| ${limit} |`)
    const rows = section(read("docs/performance.md"), "## Bytes").replace(/ +/g, " ")
    expect(missing(rows, limits)).toEqual([])
  })

  it("no document names a local path or a registry host", () => {
    const foreign = /[\s"`(]\/(home|root|work|Users)\/|registry\.npmjs/
    expect(documents.filter((file) => foreign.test(read(file)))).toEqual([])
  })
})

describe("documents required by the specification", () => {
  it("[GE-04] README describes guests, free-trial users, members and agents", () => {
    const kinds = section(readme, "## Who uses it")
    expect(missing(kinds, ["Visitor (guest)", "Free trial", "Member", "Agent"])).toEqual([])
    const accounts = personas.filter(({ type }) => type !== null).map(({ account }) => account)
    expect(missing(section(readme, "## For QA: the harness"), [...accounts, demoPassword])).toEqual([])
  })

  it("[RO-23] README says that no admin role exists", () => {
    expect(section(readme, "## Who uses it")).toContain("There is no admin role")
  })

  it("[GE-26] open-points.md lists every undecided point, each with a choice and a place", () => {
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
    const unknown = sources.flatMap((file) =>
      cited(read(file))
        .filter((number) => !rows.has(number))
        .map((number) => `${file}: ${number}`),
    )
    expect(unknown).toEqual([])
    expect(openPoints).toContain("npm run assumptions")
  })

  it("[GE-27] open-points.md names the four areas not shown, with shapes, values and languages", () => {
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

  it("[ER-32] open-points.md lists the ways to fail, and the handling of each", () => {
    const failures = section(openPoints, "## Error codes and failures")
    for (const way of Object.keys(ways))
      expect(failures).toMatch(new RegExp(`^\\| \`${way}\` +\\| [^|]{5,}\\| [^|]{5,}\\|$`, "m"))
    expect(missing(failures, ["Server error codes", "src/domain/Failure.ts", "are not shown"])).toEqual([])
  })

  it("[HA-96] README explains the harness to QA and Ladle to reviewers, with the commands", () => {
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
