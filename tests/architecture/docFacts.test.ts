import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { describe, expect, it } from "vitest"

import * as MemberType from "#domain/MemberType.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { personas } from "#fixtures/personas.ts"
import { calls } from "#tests/support/calls.ts"

import { layers } from "./layers.ts"

const read = (path: string): string => readFileSync(path, "utf8")

/** The documents about this repository's code. The specification and the glossary name what others have too. */
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...globSync("docs/*.md").filter((file) => !/(specification|glossary|gateway)\.md$/.test(file)),
  ...globSync("{src,.ladle,deploy,fixtures,harness,tests,tools}/{,*/,*/*/}README.md"),
].sort()

const prose = (document: string): string => read(document).replace(/```[\s\S]*?```/g, "")

/** The code words of a document, such as `useLayer`, `Pages.at` or `PTSYS3`. */
const codeWords = (document: string): ReadonlyArray<string> =>
  [...prose(document).matchAll(/`([A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*)?)(?:\(\))?`/g)].map(
    ([, word = ""]) => word,
  )

/** The names in a table's first column that are in backticks. */
const firstColumn = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...text.matchAll(/^\| (`[^|]+?) +\|/gm)].map(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  )

const between = (text: string, from: string, to: string): string => {
  const start = text.indexOf(from)
  expect(start, `'${from}' is in the document`).toBeGreaterThanOrEqual(0)
  return text.slice(start, text.indexOf(to, start + from.length))
}

const foldersOf = (folder: string): ReadonlyArray<string> =>
  globSync(`${folder}/*/`).map((path) => posix.basename(path))

const sources = globSync("{src,fixtures,harness,tools,.ladle,tests,deploy}/**/*.{ts,tsx,css,mjs,html,json}")
  .filter((file) => !file.includes("docFacts"))
  .concat(globSync("*.{ts,json,html}"))

/** Words in backticks that are no code of the repository: a test account, a part of a header. */
const foreign = new Set(["type7", "includeSubDomains"])

describe("what documents say about the code", () => {
  const known = new Set(sources.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []))

  it.for(documents)("the document %s names only code that exists", (document) => {
    const files = new Set(globSync("*").concat(globSync("deploy/*")))
    const unknown = codeWords(document).filter(
      (word) => !foreign.has(word) && !files.has(word) && !word.split(".").every((part) => known.has(part)),
    )
    expect(unknown).toEqual([])
  })

  it.for(documents)(
    "the document %s names only addresses that a page has, or that the app redirects",
    (document) => {
      const addresses = [...prose(document).matchAll(/`(\/m\/[\w/]+)`/g)].map(([, path = ""]) => path)
      const undecided = document === "docs/open-points.md"
      expect(undecided ? [] : addresses.filter((path) => Pages.find(path) === undefined)).toEqual([])
    },
  )

  it("gateway.md has every call that the app sends, and marks the others as not used", () => {
    const named = [
      ...read("docs/gateway.md")
        .replace(/\s+/g, " ")
        .matchAll(/\b(GET|POST|PUT|DELETE) (\/(?:wps|lgw|lotto)\/[\w/]+)`( \(not used\b)?/g),
    ].map(([, method = "", path = "", unused]) => ({
      name: `${method} ${path}`,
      isUsed: unused === undefined,
    }))
    const sent = new Set(calls.map(({ call }) => `${call.method} ${call.path}`))
    const used = new Set(named.filter(({ isUsed }) => isUsed).map(({ name }) => name))
    expect([...used].sort()).toEqual([...sent].sort())
    expect(named.filter(({ name, isUsed }) => !isUsed && sent.has(name))).toEqual([])
  })

  it("architecture.md has the table of layers in the order in which each may import the ones below it", () => {
    const order = firstColumn(between(read("docs/architecture.md"), "## Layers", "## Areas")).flat()
    const rows = layers.filter(({ folder }) => folder.startsWith("src/"))
    expect([...order].sort()).toEqual(rows.map(({ folder }) => folder.slice("src/".length)).sort())
    const wrong = rows.flatMap(({ folder, may }) => {
      const below = order.slice(order.indexOf(folder.slice("src/".length)) + 1)
      const folders = may === "anything" ? [] : may.filter((each) => foldersOf("src").includes(each.slice(4)))
      return folders.filter((each) => !below.includes(each.slice(4))).map((each) => `${folder} -> ${each}`)
    })
    expect(wrong).toEqual([])
  })

  it("architecture.md names the areas that are folders of domain, atoms, pages and gateway/calls", () => {
    const paragraph = between(read("docs/architecture.md"), "have the same folders:", ". `ui`")
    const areas = [...paragraph.matchAll(/`(\w+)`/g)].map(([, area = ""]) => area).sort()
    for (const folder of ["src/domain", "src/atoms", "src/pages", "src/gateway/calls"]) {
      const others = ["kernel", "form"]
      expect(
        foldersOf(folder)
          .filter((each) => !others.includes(each))
          .sort(),
        folder,
      ).toEqual(areas)
    }
  })
})

describe("what README says about accounts", () => {
  const readme = read("README.md")

  it("README's table of test accounts has each account, with its member type", () => {
    const rows = between(readme, "## For QA", "## For reviewers").matchAll(
      /^\| (`[^|]+?) +\| ([^|]+?) +\|$/gm,
    )
    const stated = [...rows].flatMap(([, cell = "", who = ""]) => {
      const types = who.match(/\d+/g) ?? []
      return [...cell.matchAll(/`(\w+)`/g)].map(([, account = ""], place) => `${account} ${types[place]}`)
    })
    const members = personas.flatMap(({ account, type }) => (type === null ? [] : [`${account} ${type}`]))
    expect(stated.filter((each) => !/^(type|disabled)\d/.test(each)).sort()).toEqual(members.sort())
  })

  it("README's table of visitors states the types that the rules of the app name", () => {
    const rows = new Map(
      [
        ...between(readme, "## Who uses it", "`src/domain/Access.ts`").matchAll(
          /^\| ([^|]+?) +\| ([^|]+?) +\|/gm,
        ),
      ].map(([, kind = "", types = ""]) => [kind, types] as const),
    )
    const codes = Array.from({ length: 100 }, (_, code) => code)
    const listed = (is: (code: number) => boolean) => codes.filter(is).join(", ")
    expect(rows.get("Free trial")).toBe(listed(MemberType.isTrial))
    expect(rows.get("Member")).toBe(listed(MemberType.isFull))
    expect(rows.get("Agent")).toBe(`all but ${listed((code) => !MemberType.isAgent(code))}`)
    expect(rows.get("Type 40")).toBe("40")
  })
})
