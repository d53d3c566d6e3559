import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

/** The requirements of OWASP ASVS 5.0.0 at levels 1 and 2: how many each section has, from 1 on. */
const sections = `
  1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2,
  4.1 3, 4.2 1, 4.3 2, 4.4 4, 5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3,
  6.8 4, 7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2, 8.1 2, 8.2 3, 8.3 1, 8.4 1, 9.1 3, 9.2 4, 10.1 2,
  10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1,
  12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3,
  15.3 7, 16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2
`

const numberTexts = [...sections.matchAll(/(\d+\.\d+) (\d+)/g)].flatMap(([, section = "", count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
)

/** The numbers of a cell: `1.2.4 to 1.2.8`, `3.5.1, 3.5.2` or one. */
const numbersOf = (cell: string): ReadonlyArray<string> => {
  const [first = "", last] = cell.split(" to ")
  if (last === undefined) return cell.split(", ")
  const section = first.slice(0, first.lastIndexOf(".") + 1)
  const [from, to] = [first, last].map((each) => Number(each.slice(section.length)))
  return numberTexts.filter((each) => {
    const index = Number(each.slice(section.length))
    return each.startsWith(section) && index >= Number(from) && index <= Number(to)
  })
}

const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [, numbers = "", short = "", heldBy = "", test = ""] = line.split("|").map((cell) => cell.trim())
    return { numbers, short, heldBy, test }
  })

const filesIn = (cell: string): ReadonlyArray<string> =>
  [...cell.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|conf))`/g)].map(([, file = ""]) => file)

describe("the table of docs/security.md", () => {
  it("the security table has each ASVS requirement of levels 1 and 2 once, in order", () => {
    expect(rows.flatMap(({ numbers }) => numbersOf(numbers))).toEqual(numberTexts)
  })

  it("each row of the security table says in short what is required and what holds it", () => {
    expect(rows.filter(({ short, heldBy }) => short === "" || heldBy === "")).toEqual([])
  })

  it("each file that the security table names exists, and a test column names tests", () => {
    const named = rows.flatMap(({ heldBy, test }) => [...filesIn(heldBy), ...filesIn(test)])
    expect(named.filter((file) => !existsSync(file))).toEqual([])
    const tests = rows.flatMap(({ test }) => filesIn(test)).filter((file) => !file.startsWith("docs/"))
    expect(tests.filter((file) => !/^tests\/.*\.(test|spec)\.tsx?$/.test(file))).toEqual([])
  })

  it("a row of the security table that the app's own code holds names a test", () => {
    const ofCode = rows.filter(
      ({ heldBy }) => /`(src|tools)\//.test(heldBy) && !/^(does not apply|not held)/.test(heldBy),
    )
    expect(ofCode.filter(({ test }) => test === "–").map(({ numbers }) => numbers)).toEqual([])
  })
})
