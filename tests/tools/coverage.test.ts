import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { cover, idsIn, readRequirements } from "#tools/test/coverage.ts"

const requirements = [
  { id: "HH-01", level: "page", statement: "a" },
  { id: "HH-02", level: "unit", statement: "b" },
] as const

describe("the requirement report", () => {
  it("reads the requirement ids in a test title", () => {
    expect(idsIn("[HH-08, HH-09 LG-100] a list [a, b] of HH-07")).toEqual(["HH-08", "HH-09", "LG-100"])
  })

  it("counts a requirement as covered only by a passing test, and lists unknown ids", () => {
    const tests = [
      { fullName: "[HH-01] passes", status: "passed", folder: "e2e" },
      { fullName: "[HH-02, XX-99] fails", status: "failed", folder: "domain" },
    ]
    expect(cover(requirements, tests)).toEqual({ open: [requirements[1]], misplaced: [], unknown: ["XX-99"] })
  })

  it("rejects a requirement whose tests are all in folders not allowed for its level", () => {
    const inDomain = { fullName: "[HH-01, HH-02] passes", status: "passed", folder: "domain" }
    expect(cover(requirements, [inDomain]).misplaced).toEqual([requirements[0]])
    expect(cover(requirements, [inDomain, { ...inDomain, folder: "ui" }]).misplaced).toEqual([])
  })

  it.runIf(existsSync("../shared/spec/requirements.tsv"))(
    "uses the same table of requirements as the specification",
    () => {
      const read = (path: string) => readRequirements(readFileSync(path, "utf8"))
      expect(read("tools/test/requirements.tsv")).toEqual(read("../shared/spec/requirements.tsv"))
    },
  )
})
