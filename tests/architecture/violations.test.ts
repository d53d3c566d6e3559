import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, describe, expect, it } from "vitest"

import { clockComplaints, layerComplaints, nameComplaints } from "./inspect.ts"
import * as Plants from "./plants.ts"
import { dictionaryComplaints, unknownTexts } from "./texts.ts"

const made: Array<string> = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })))

/** A temporary folder with the project's settings and only the given files. */
const planted = (...plants: ReadonlyArray<Plants.Plant>): string => {
  const folder = mkdtempSync(join(tmpdir(), "house-"))
  made.push(folder)
  const own = [
    "package.json",
    "tsconfig.json",
    "tsconfig.pure.json",
    ".oxlintrc.json",
    "tools/build/universal.d.ts",
  ]
  for (const file of own) {
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"))
  for (const { file, text } of plants) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  return folder
}

const run = (folder: string, bin: string, ...args: ReadonlyArray<string>) => {
  const { status, stdout } = spawnSync(resolve("node_modules/.bin", bin), args, {
    cwd: folder,
    encoding: "utf8",
  })
  return { status, lines: stdout.split("\n") }
}

const about = (complaints: ReadonlyArray<string>, { file, says }: Plants.Plant): ReadonlyArray<string> =>
  complaints.filter((complaint) => complaint.includes(file) && complaint.includes(says))

describe("layers test", () => {
  const complaints = layerComplaints(planted(...Plants.layerPlants, ...Plants.innocents))

  it.for(Plants.layerPlants)("the layers test reports $file: $says", (plant) => {
    expect(about(complaints, plant)).toHaveLength(1)
  })

  it.for(Plants.innocents)("the layers test accepts $file", (plant) => {
    expect(about(complaints, plant)).toEqual([])
  })

  it("the layers test reports a clock read but not a date conversion", () => {
    const seen = clockComplaints(planted(...Plants.clockPlants, ...Plants.innocents))
    expect(seen).toHaveLength(Plants.clockPlants.length)
    for (const plant of Plants.clockPlants) expect(about(seen, plant)).toHaveLength(1)
  })

  it("the layers test reports a meaningless name", () => {
    const plant = (file: string): Plants.Plant => ({ file, text: "export const a = 1", says: "" })
    const folder = planted(
      plant("src/domain/gameUtils.ts"),
      plant("src/ui/common/Box.tsx"),
      plant("src/ui/Box.tsx"),
    )
    expect(nameComplaints(folder)).toEqual([
      'src/domain/gameUtils.ts: "utils" says nothing',
      'src/ui/common/Box.tsx: "common" says nothing',
    ])
  })
})

describe("dictionary test", () => {
  const english = { age: "{{age}} years", home: "Home", unread_one: "one", unread_other: "many" }

  it("the dictionary test reports missing, unknown and empty texts, and a lost placeholder", () => {
    expect(dictionaryComplaints("ty", { age: "taon", home: " ", extra: "x" }, english)).toEqual([
      "ty lacks unread_one",
      "ty lacks unread_other",
      'ty: age has places "" instead of "{{age}}"',
      "ty: home is empty",
      "ty has extra, which en has not",
    ])
  })

  it("the dictionary test reports a used text that no dictionary has", () => {
    const text = `t("home"); i18n.t("unread", { count: 2 }); t("hmoe"); cut("x")`
    expect(unknownTexts(planted({ file: "src/ui/A.ts", text, says: "" }), english)).toEqual([
      "src/ui/A.ts: no text hmoe",
    ])
  })
})

describe("type check without the DOM library", () => {
  const { status, lines } = run(planted(...Plants.domPlants), "tsc", "--noEmit", "-p", "tsconfig.pure.json")

  it.for(Plants.domPlants)("the type check without the DOM library reports $file: $says", (plant) => {
    expect(status).not.toBe(0)
    expect(about(lines, plant)).not.toEqual([])
  })
})

describe("oxlint", () => {
  const { status, lines } = run(planted(...Plants.lintPlants), "oxlint", "--type-aware", "-f", "unix")

  it.for(Plants.lintPlants)("oxlint reports $file: $says", (plant) => {
    expect(status).not.toBe(0)
    expect(about(lines, plant)).not.toEqual([])
  })

  it("oxlint accepts browser globals in the files that may use them", () => {
    const innocent = run(planted(...Plants.lintInnocents), "oxlint", "--type-aware", "-f", "unix")
    expect(innocent.lines.filter((line) => line.includes("Error"))).toEqual([])
    expect(innocent.status).toBe(0)
  })
})
