import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { posix } from "node:path"

import { describe, expect, it } from "vitest"

import { languages } from "#config/product.ts"
import type { Failure } from "#domain/Failure.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { budgets } from "#tools/budgets.ts"

const read = (path: string): string => readFileSync(path, "utf8")

const readme = read("README.md")
const contributing = read("CONTRIBUTING.md")
const manifest: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(read("package.json"))

const levelOf = (line: string): number => /^(#+) /.exec(line)?.[1]?.length ?? 0

/** What stands below a heading, up to the next of its level or above. */
const section = (text: string, heading: string): string => {
  const lines = text.replace(/```[\s\S]*?```/g, (code) => code.replace(/^#/gm, " #")).split("\n")
  const start = lines.indexOf(heading)
  if (start < 0) throw new Error(`There is no section ${heading}`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => levelOf(line) > 0 && levelOf(line) <= levelOf(heading))
  return rest.slice(0, end < 0 ? rest.length : end).join("\n")
}

/** What a text lacks. */
const missing = (text: string, wanted: Iterable<string>): ReadonlyArray<string> =>
  [...wanted].filter((each) => !text.includes(each))

const firstCells = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell = ""]) => cell.replace(/^`|`$/g, ""))

const sources = globSync("{src,fixtures,harness,tools,.ladle,tests}/**/*.{ts,tsx,css}").filter(
  (file) => !file.endsWith("docs.test.ts"),
)

/** The numbers of decisions that comments speak of. */
const cited = (text: string): ReadonlyArray<string> => [
  ...[...text.matchAll(/[Dd]ecisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, some = ""]) =>
    some.split(/, | and /),
  ),
  ...[...text.matchAll(/\((C\d+)\b/g)].map(([, number = ""]) => number),
]

/** Every way to fail: another one does not compile here until the documents speak of it. */
const ways: Readonly<Record<Failure["_tag"], true>> = {
  Unreachable: true,
  TimedOut: true,
  Broken: true,
  Refused: true,
  SessionOver: true,
  Malformed: true,
  Insecure: true,
}

/** The README of a folder at the top, or of a layer. */
const folders = globSync("{src,.ladle,deploy,fixtures,harness,tests,tools}/{,*/}README.md").sort()

const documents = ["README.md", "CONTRIBUTING.md", ...folders]

const built = /^(dist|dist-harness|dist-ladle|node_modules)\b/

/** The files and folders that a document names in backticks. */
const namedPaths = (text: string): ReadonlyArray<string> =>
  [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\s]+)`/g)]
    .map(([, path = ""]) => path)
    .filter(
      (path) => /^[.\w][\w./-]*(\.(ts|tsx|mjs|css|html|json|md|png|tsv)|\/)$/.test(path) && !built.test(path),
    )
    .filter((path) => !path.startsWith("X."))

/** A document names files from the root, or from where it stands. */
const isThere = (document: string, path: string): boolean =>
  existsSync(path) || existsSync(posix.join(posix.dirname(document), path))

describe("the documents", () => {
  it.for(documents)("%s names only files that exist", (document) => {
    expect(namedPaths(read(document)).filter((path) => !isThere(document, path))).toEqual([])
  })

  it.for(folders)("%s has at most 40 lines", (document) => {
    expect(read(document).trimEnd().split("\n").length).toBeLessThanOrEqual(40)
  })

  it("name every script of package.json, and no other", () => {
    const scripts = Object.keys(manifest["scripts"] ?? {})
    const commands = scripts.map((name) =>
      ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`,
    )
    expect(missing(readme, commands)).toEqual([])
    const text = documents.map(read).join("\n")
    const spoken = new Set([...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name))
    expect([...spoken].filter((name) => !scripts.includes(name))).toEqual([])
  })

  it("give one reason for each dependency", () => {
    const kinds = ["dependencies", "devDependencies", "optionalDependencies"]
    const packages = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    const reasons = section(readme, "## Dependencies")
    const listed = firstCells(reasons).filter((cell) => cell !== "Package" && !/^-+$/.test(cell))
    expect([...listed].sort()).toEqual([...packages].sort())
    expect(missing(reasons, Object.keys(manifest["overrides"] ?? {}))).toEqual([])
    expect(missing(reasons, ["`effect/Schema`", "`@effect/schema`", "`@mswjs/data`"])).toEqual([])
  })

  it("show home in a picture of less than 300 kB that the product does not carry", () => {
    const [, picture = ""] = /<img src="([^"]+)"/.exec(readme) ?? []
    expect(picture).toMatch(/^tools\/.*\.png$/)
    expect(statSync(picture).size).toBeLessThan(300_000)
  })

  it("state the budgets that are enforced", () => {
    const numbers = [budgets.firstLoad, budgets.homeScripts].map((kilobytes) => `| ${kilobytes} `)
    expect(missing(section(readme, "## What home weighs"), numbers)).toEqual([])
  })

  it("say nothing of the machine they were written on", () => {
    expect(documents.filter((file) => /\/(home|root|work|Users)\/|registry\.npmjs/.test(read(file)))).toEqual(
      [],
    )
  })
})

describe("what the documents owe the specification", () => {
  it("[GE-04] describe guests, free-trial users, members and agents", () => {
    const kinds = section(readme, "## Who uses it")
    expect(missing(kinds, ["Visitor (guest)", "Free trial", "Member", "Agent"])).toEqual([])
    const accounts = personas.filter(({ type }) => type !== null).map(({ account }) => account)
    expect(missing(section(readme, "## For QA: the harness"), [...accounts, demoPassword])).toEqual([])
  })

  it("[RO-23] say that no admin role exists", () => {
    expect(section(readme, "## Who uses it")).toContain("There is no admin role")
  })

  it("[GE-26] list every undecided point that the source speaks of, with its choice", () => {
    const points = section(contributing, "## Open points")
    const listed = firstCells(points)
    const open = sources.flatMap((file) =>
      cited(read(file))
        .filter((number) => !listed.includes(number))
        .map((number) => `${file}: ${number}`),
    )
    expect(open).toEqual([])
    expect(points.split("\n").filter((line) => /^\| (C?\d+) +\| *\|/.test(line))).toEqual([])
    expect(section(readme, "## What the specification leaves open")).toContain("npm run assumptions")
  })

  it("[GE-27] name the four areas not shown, with the shapes, values and languages chosen", () => {
    const open = section(readme, "## What the specification leaves open")
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
    expect(
      missing(
        open,
        [session, token, remembered, autoLogin].map(({ key }) => `\`${key}\``),
      ),
    ).toEqual([])
  })

  it("[ER-32] list the ways to fail, and the handling chosen for each", () => {
    const failures = section(readme, "### Error codes and failures")
    for (const way of Object.keys(ways))
      expect(failures).toMatch(new RegExp(`^\\| \`${way}\` +\\| [^|]{5,}\\| [^|]{5,}\\|$`, "m"))
    expect(missing(failures, ["Server error codes", "src/domain/Failure.ts", "are not shown"])).toEqual([])
  })

  it("[HA-96] explain the harness to QA and Ladle to reviewers, with the commands", () => {
    const harness = section(readme, "## For QA: the harness")
    const steps = [
      "npm start",
      "Ctrl+Shift+H",
      "Persona",
      "Whitelabel",
      "Network",
      "Clock",
      "?scenario=",
      "__harness",
    ]
    expect(missing(harness, steps)).toEqual([])
    const ladle = section(readme, "## For reviewers: Ladle")
    expect(missing(ladle, ["npm run ladle", "npm run ladle:build", "language", "persona", "theme"])).toEqual(
      [],
    )
  })
})
