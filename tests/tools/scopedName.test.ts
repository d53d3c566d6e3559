import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { describe, expect, it } from "vitest"

import { scopedName } from "#tools/build/scopedName.ts"

const sheets = globSync("src/**/*.module.css")

/** The classes of all style sheets, with their files. */
const classes = sheets.flatMap((file) => {
  const names = readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/gi)
  return [...new Set([...names].map(([, name = ""]) => name))].map((name) => [name, file] as const)
})

describe("the generated CSS class names", () => {
  it("differ between all files", () => {
    const scoped = classes.map(([name, file]) => scopedName(name, resolve(file)))
    expect(sheets.length).toBeGreaterThan(100)
    expect(new Set(scoped).size).toBe(classes.length)
  })

  it("stop the build if two files get the same name", () => {
    // Among so many files the names of two are equal.
    const files = Array.from({ length: 2000 }, (_, index) => `${index}.module.css`)
    expect(() => files.forEach((file) => scopedName("shared", file))).toThrow(/share the class shared_/)
  })
})
