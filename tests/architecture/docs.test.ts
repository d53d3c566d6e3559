import { existsSync, globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { describe, expect, it } from "vitest"

import { languages } from "#config/product.ts"
import type { Failure } from "#domain/Failure.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { storageItems } from "#platform/storageItems.ts"

const read = (path: string): string => readFileSync(path, "utf8")

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
  ...globSync("docs/**/*.md").sort(),
  ...globSync("{src,.ladle,deploy,fixtures,harness,tests,tools}/{,*/,*/*/}README.md").sort(),
]

/** The targets of a document's links within the repository. */
const links = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "")

describe("documents", () => {
  it.for(documents)("link only to files that exist: %s", (document) => {
    const broken = links(read(document)).filter(
      (path) => !existsSync(posix.join(posix.dirname(document), path)),
    )
    expect(broken).toEqual([])
  })
})

const { session, token, remembered, autoLogin } = storageItems
const accounts = personas.filter(({ type }) => type !== null).map(({ account }) => account)

/** The sections that rows require, with what each must contain. */
const required: ReadonlyArray<
  readonly [row: string, file: string, heading: string, texts: ReadonlyArray<string>]
> = [
  ["GE-04", "README.md", "## Who uses it", ["Visitor (guest)", "Free trial", "Member", "Agent"]],
  ["GE-04", "README.md", "## For QA: the harness", [...accounts, demoPassword]],
  ["RO-23", "README.md", "## Who uses it", ["There is no admin role"]],
  [
    "GE-27",
    "docs/open-points/gateway.md",
    "## Areas that are not shown as a whole",
    [
      "server behaviour",
      "request and response shapes",
      "remembered-session values",
      "language list",
      languages.join(", "),
      ...[session, token, remembered, autoLogin].map(({ key }) => `\`${key}\``),
    ],
  ],
  [
    "ER-32",
    "docs/open-points/gateway.md",
    "## Error codes and failures",
    Object.keys(ways).map((way) => `| \`${way}\``),
  ],
  [
    "HA-96",
    "README.md",
    "## For QA: the harness",
    ["npm start", "Ctrl+Shift+H", "?scenario=", "window.__harness"],
  ],
  ["HA-96", "README.md", "## For reviewers: Ladle", ["npm run ladle", "language", "persona", "theme"]],
]

describe("documents that the specification requires", () => {
  it.each(required)("[%s] contain in %s, section %s, the required texts", (_row, file, heading, texts) => {
    const found = section(read(file), heading)
    expect(texts.filter((text) => !found.includes(text))).toEqual([])
  })

  const points = globSync("docs/open-points/*.md").flatMap((file) =>
    [...read(file).matchAll(/^- \*\*(C?\d+)\. ([^*]+)\.\*\* ([\s\S]+?) `(\w+[/.][^`\s]+)`$/gm)].map(
      ([, number = "", , , place = ""]) => ({ number, place }),
    ),
  )
  const numbers = points.map(({ number }) => number)

  it("[GE-26] list every open point once, with an existing file as its place", () => {
    expect(points.length).toBeGreaterThan(180)
    expect(numbers.length).toBe(new Set(numbers).size)
    expect(points.filter(({ place }) => !existsSync(place))).toEqual([])
  })

  it("cite only open points that exist", () => {
    const cited = globSync("{src,tests,fixtures,harness,tools,docs}/**/*.{ts,tsx,md}").flatMap((file) =>
      [...read(file).matchAll(/\bopen points? ((?:\d+(?:, | and )?)+)/gi)].flatMap(([, list = ""]) =>
        (list.match(/\d+/g) ?? []).map((number) => `${file}: ${number}`),
      ),
    )
    expect(cited.filter((citation) => !numbers.includes(citation.replace(/^.*: /, "")))).toEqual([])
  })
})
