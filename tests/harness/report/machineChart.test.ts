import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"

import { samples } from "#fixtures/machines/samples.ts"
import { chartOf } from "#harness/report/machineChart.ts"
import { machineDoc } from "#harness/report/machineDoc.ts"

describe("the charts of the state machines", () => {
  it("show more than one state for every machine", () => {
    const files = readdirSync("src/machines", { recursive: true, encoding: "utf8" })
    const names = files.map((file) => basename(file, ".ts")).filter((name) => /^[A-Z]/.test(name))
    expect(Object.keys(samples)).toEqual(names.filter((name) => name !== "Machine").toSorted())
    for (const sample of Object.values(samples)) {
      const { kinds } = chartOf(sample)
      expect(kinds.length).toBeGreaterThan(1)
      expect(kinds).not.toContain("Untagged")
    }
  })

  it("equal the file written by npm run docs:machines", () => {
    expect(readFileSync("docs/machines.md", "utf8")).toBe(machineDoc())
  })
})
