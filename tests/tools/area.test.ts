import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"

import { isFresh } from "#tools/test/builds.ts"

const made: Array<string> = []

afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A temporary folder with files and folders of the given ages, in seconds. */
const folderWith = (paths: Readonly<Record<string, number>>): string => {
  const root = mkdtempSync(join(tmpdir(), "area-"))
  made.push(root)
  for (const file of Object.keys(paths).filter((path) => path.includes("."))) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), "")
  }
  for (const [path, age] of Object.entries(paths)) {
    const at = Date.now() / 1000 - age
    utimesSync(join(root, path), at, at)
  }
  return root
}

describe("age of a build", () => {
  const built = { "dist/index.html": 10, dist: 10 }

  it("is fresh when it is newer than its sources", () => {
    expect(isFresh("dist", folderWith({ "src/ui/A.ts": 20, "src/ui": 20, src: 20, ...built }))).toBe(true)
  })

  it.for([
    ["without a build", { "src/A.ts": 20, src: 20 }],
    ["after a changed file", { "src/ui/A.ts": 5, "src/ui": 20, src: 20, ...built }],
    ["after a removed file", { "src/ui/A.ts": 20, "src/ui": 5, src: 20, ...built }],
    ["after an installed package", { "package-lock.json": 5, ...built }],
  ] as const)("is out of date %s", ([, files]) => {
    expect(isFresh("dist", folderWith(files))).toBe(false)
  })
})
