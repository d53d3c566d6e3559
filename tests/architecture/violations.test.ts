import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, describe, expect, it } from "vitest"

import { sharedComplaints } from "./areas.ts"
import { circleComplaints } from "./circles.ts"
import { clockComplaints, layerComplaints, nameComplaints } from "./inspect.ts"
import { mainComplaints, partComplaints } from "./pages.ts"
import { queryInnocents, queryPlants } from "./queryPlants.ts"
import { queryReadComplaints } from "./queryReads.ts"
import * as Plants from "./plants.ts"
import { dictionaryComplaints, unknownTexts } from "./texts.ts"
import { writeComplaints } from "./writes.ts"

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

describe("test of shared code", () => {
  const complaints = sharedComplaints(planted(...Plants.sharedPlants, ...Plants.sharedInnocents))

  it.for(Plants.sharedPlants)("the test of shared code reports the import of $file", (plant) => {
    expect(about(complaints, plant)).toHaveLength(1)
  })

  it.for(Plants.sharedInnocents)("the test of shared code accepts the import of $file", (plant) => {
    expect(about(complaints, plant)).toEqual([])
  })
})

describe("test of circles", () => {
  const complaints = circleComplaints(planted(...Plants.circlePlants, ...Plants.circleInnocents))

  it.for(Plants.circlePlants)("the test of circles reports $file", (plant) => {
    expect(about(complaints, plant)).toHaveLength(1)
  })

  it.for(Plants.circleInnocents)("the test of circles accepts $file", (plant) => {
    expect(about(complaints, plant)).toEqual([])
  })
})

describe("test of pages", () => {
  it("the test of pages reports a page that draws main itself", () => {
    const text = `export const A = () => <main className="a" />`
    expect(mainComplaints(planted({ file: "src/pages/help/A.tsx", text, says: "" }))).toEqual([
      "src/pages/help/A.tsx: src/ui/frame/Page.tsx draws main",
    ])
  })

  it("the test of pages reports an import of a record page's own part by another area", () => {
    const text = `import "../records/parts/useRecords.ts"; import "../records/useKinds.ts"`
    expect(partComplaints(planted({ file: "src/pages/agent/A.tsx", text, says: "" }))).toEqual([
      "src/pages/agent/A.tsx: imports ../records/useKinds.ts: shared parts are in pages/records/parts",
    ])
  })
})

describe("test of query reads", () => {
  const complaints = queryReadComplaints(planted(...queryPlants, ...queryInnocents))

  it.for(queryPlants)("the test of query reads reports $file: $says", (plant) => {
    expect(about(complaints, plant)).toHaveLength(1)
  })

  it.for(queryInnocents)("the test of query reads accepts $file", (plant) => {
    expect(about(complaints, plant)).toEqual([])
  })
})

describe("test of writes", () => {
  it("the test of writes reports an act in an atom that has a value, and accepts a set value", () => {
    const text = `export const a = atom((get) => get(b), (_get, set) => set(b, 0))
export const c = atom((get) => get(b), async (_get, set, size) => set(b, size))
export const d = atom((get) => get(b), (_get, set, size) => set(b, size))
export const e = atom(null, (_get, set) => set(b, 0))`
    expect(writeComplaints(planted({ file: "src/atoms/a.ts", text, says: "" }))).toEqual([
      "src/atoms/a.ts:1: an act has an atom of its own",
      "src/atoms/a.ts:2: an act has an atom of its own",
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

  it.for(Plants.lintPlants)("oxlint reports the planted file $file: $says", (plant) => {
    expect(status).not.toBe(0)
    expect(about(lines, plant)).not.toEqual([])
  })

  it("oxlint accepts browser globals in the files that may use them", () => {
    const innocent = run(planted(...Plants.lintInnocents), "oxlint", "--type-aware", "-f", "unix")
    expect(innocent.lines.filter((line) => line.includes("Error"))).toEqual([])
    expect(innocent.status).toBe(0)
  })
})
