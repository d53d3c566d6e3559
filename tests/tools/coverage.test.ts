import { existsSync, readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { cover, idsIn, parseRows } from "#tools/coverage.ts"

const rows = [
  { id: "HH-01", statement: "a" },
  { id: "HH-02", statement: "b" },
]

describe("the requirement report", () => {
  it("reads the rows that a title names", () => {
    expect(idsIn("header [HH-08] an unread count above 99 shows as 99+")).toEqual(["HH-08"])
    expect(idsIn("[HH-08, HH-09 LG-100] all of them")).toEqual(["HH-08", "HH-09", "LG-100"])
    expect(idsIn("a list [a, b] of HH-08")).toEqual([])
  })

  it("counts a row only when a passing test names it, and tells of rows there are not", () => {
    const tests = [
      { fullName: "[HH-01] passes", status: "passed" },
      { fullName: "[HH-02, XX-99] fails", status: "failed" },
    ]
    expect(cover(rows, tests)).toEqual({ rows, open: [rows[1]], unknown: ["XX-99"] })
  })

  it("finds id and statement by the table's head", () => {
    expect(parseRows("id\tarea\tstatement\nHH-01\tHeader\ta\nHH-02\tHeader\tb\n")).toEqual(rows)
  })

  it.runIf(existsSync("../shared/spec/requirements.tsv"))("keeps a copy of the specification's rows", () => {
    const read = (path: string) => parseRows(readFileSync(path, "utf8"))
    expect(read("tools/requirements.tsv")).toEqual(read("../shared/spec/requirements.tsv"))
  })
})
