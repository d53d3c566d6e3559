import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { cover, idsIn, readRequirements } from "#tools/test/coverage.ts"

const requirements = [
  { id: "HH-01", level: "page", statement: "a" },
  { id: "HH-02", level: "unit", statement: "b" },
] as const

describe("requirement report", () => {
  it("reads the requirements that a title names", () => {
    expect(idsIn("[HH-08, HH-09 LG-100] a list [a, b] of HH-07")).toEqual(["HH-08", "HH-09", "LG-100"])
  })

  it("counts a requirement by a passing test only, and lists unknown requirements", () => {
    const tests = [
      { fullName: "[HH-01] passes", status: "passed", folder: "e2e" },
      { fullName: "[HH-02, XX-99] fails", status: "failed", folder: "domain" },
    ]
    expect(cover(requirements, tests)).toEqual({ open: [requirements[1]], misplaced: [], unknown: ["XX-99"] })
  })

  it("refuses a requirement whose proofs lie in folders that may not prove it", () => {
    const inDomain = { fullName: "[HH-01, HH-02] passes", status: "passed", folder: "domain" }
    expect(cover(requirements, [inDomain]).misplaced).toEqual([requirements[0]])
    expect(cover(requirements, [inDomain, { ...inDomain, folder: "ui" }]).misplaced).toEqual([])
  })

  it.runIf(existsSync("../shared/spec/requirements.tsv"))(
    "has the specification's table of requirements",
    () => {
      const read = (path: string) => readRequirements(readFileSync(path, "utf8"))
      expect(read("tools/test/requirements.tsv")).toEqual(read("../shared/spec/requirements.tsv"))
    },
  )
})
