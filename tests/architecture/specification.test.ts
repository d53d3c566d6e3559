import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { calls } from "#tests/support/calls.ts"

const read = (path: string): string => readFileSync(path, "utf8")

const specification = read("docs/specification.md")
const gateway = read("docs/gateway.md")
const openPoints = read("docs/open-points.md")

/** The text of each numbered section of a document, by its number. */
const sectionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .flatMap((section) => {
        const [, number] = /^§(\d+) /.exec(section) ?? []
        return number === undefined ? [] : [[number, section.replace(/\s+/g, " ")] as const]
      }),
  )

const sections: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  spec: sectionsOf(specification),
  gateway: sectionsOf(gateway),
}

/** A text in one line, without the marks that begin the lines of a comment. */
const inOneLine = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\*)|\/\/)?\s*/g, " ")

interface Citation {
  readonly document: string
  readonly number: string
  readonly name: string | undefined
}

/** The citations of a text, such as `spec §2 "Routes"`, `gateway §4` and `spec §5 and §6`. */
const citationsOf = (text: string): ReadonlyArray<Citation> =>
  [...inOneLine(text).matchAll(/\b(spec|gateway) (§\d+(?:(?:, | and )§\d+)*)(?:,? "([^"]+)")?/g)].flatMap(
    ([, document = "", numbers = "", name]) =>
      [...numbers.matchAll(/\d+/g)].map(([number]) => ({ document, number, name })),
  )

const leadsNowhere = ({ document, number, name }: Citation): boolean => {
  const section = sections[document]?.get(number)
  return section === undefined || !section.toLowerCase().includes(name?.toLowerCase() ?? "")
}

const files = [
  ...globSync("{src,fixtures,harness,tools,.ladle,tests}/**/*.{ts,tsx,css}"),
  ...globSync(["*.md", "docs/*.md", "{src,.ladle,deploy,fixtures,harness,tests,tools}/**/README.md"]),
].filter((file) => !file.endsWith("specification.test.ts"))

/** The calls that a text names in backticks, as method and path, and whether it marks them as not used. */
const documentedCalls = [...gateway.matchAll(/`((?:GET|POST|PUT|DELETE) \/\S+)`( \(not used)?/g)].map(
  ([, call = "", mark]) => ({ call, used: mark === undefined }),
)

const sentCalls = new Set(calls.map(({ call }) => `${call.method} ${call.path}`))

describe("docs/specification.md", () => {
  it("specification.md has every row of the requirements once, and no other row", () => {
    const rows = read("tools/test/requirements.tsv")
      .split("\n")
      .slice(1)
      .flatMap((row) => (row === "" ? [] : [row.replace(/\t.*/, "")]))
    const listed = [...specification.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\* \S/gm)].map(([, id = ""]) => id)
    expect(listed.toSorted()).toEqual(rows.toSorted())
  })

  it("specification.md mentions no row that does not exist", () => {
    const listed = new Set(
      [...specification.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map(([, id = ""]) => id),
    )
    const mentioned = [...specification.matchAll(/\b[A-Z]{2}-\d{2,}\b/g)].map(([id]) => id)
    expect(mentioned.filter((id) => !listed.has(id))).toEqual([])
  })

  it("specification.md explains the letters of all row ids", () => {
    const letters = [...specification.matchAll(/^- \*\*([A-Z]{2})-\d+\*\*/gm)].map(([, each = ""]) => each)
    const explained = [...specification.matchAll(/^\| `([A-Z]{2})` /gm)].map(([, each = ""]) => each)
    expect(explained.toSorted()).toEqual([...new Set(letters)].toSorted())
  })

  it("specification.md has the sections 1 to 10 in order", () => {
    const numbers = Array.from({ length: 10 }, (_, index) => String(index + 1))
    expect([...(sections["spec"]?.keys() ?? [])]).toEqual(numbers)
  })
})

describe("docs/gateway.md", () => {
  it("gateway.md names every call of the app with method and path", () => {
    const documented = new Set(documentedCalls.map(({ call }) => call))
    expect([...sentCalls].filter((call) => !documented.has(call))).toEqual([])
  })

  it("gateway.md marks a call as not used exactly when the app does not send it", () => {
    const wrong = documentedCalls.filter(({ call, used }) => used !== sentCalls.has(call))
    expect(wrong.map(({ call }) => call)).toEqual([])
  })
})

describe("citations", () => {
  it("a citation of a section leads to a section that contains the quoted name", () => {
    const found = files.flatMap((file) => citationsOf(read(file)).map((citation) => ({ ...citation, file })))
    expect(found.length).toBeGreaterThan(300)
    expect(found.filter(leadsNowhere)).toEqual([])
  })

  it("specification.md and gateway.md cite only decisions and contradictions of open-points.md", () => {
    const rows = new Set([...openPoints.matchAll(/^\| (C?\d+) +\|/gm)].map(([, number = ""]) => number))
    const cited = [specification, gateway].flatMap((text) => [
      ...[...inOneLine(text).matchAll(/\b[Dd]ecisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(
        ([, numbers = ""]) => numbers.split(/, | and /),
      ),
      ...(text.match(/\bC\d+\b/g) ?? []),
    ])
    expect(cited.length).toBeGreaterThan(200)
    expect(cited.filter((number) => !rows.has(number))).toEqual([])
  })

  it.for([
    ["spec §11", true],
    ['spec §2 "no such page"', true],
    ["(spec\n * §1 and §12)", true],
    ["gateway §12", false],
    ['spec §2\n * "Game\n * entry tabs"', false],
  ] as const)("the citation %j is reported as leading nowhere: %s", ([text, isReported]) => {
    expect(citationsOf(text).some(leadsNowhere)).toBe(isReported)
  })
})
