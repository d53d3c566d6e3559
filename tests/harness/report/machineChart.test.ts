import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"

import { samples } from "#fixtures/machines/samples.ts"
import { chartOf } from "#harness/report/machineChart.ts"
import { machineDoc } from "#harness/report/machineDoc.ts"

describe("the charts of the machines", () => {
  it("reach more than one kind of state of every machine", () => {
    const parts = ["Machine", "MoneyMoveEditing", "MoneyMoveModel"]
    const files = readdirSync("src/machines").map((file) => basename(file, ".ts"))
    expect(Object.keys(samples)).toEqual(files.filter((file) => !parts.includes(file)).toSorted())
    for (const sample of Object.values(samples)) {
      const { kinds } = chartOf(sample)
      expect(kinds.length).toBeGreaterThan(1)
      expect(kinds).not.toContain("Untagged")
    }
  })

  it("are those that npm run docs:machines has written", () => {
    expect(readFileSync("docs/machines.md", "utf8")).toBe(machineDoc())
  })
})
