import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { sourceFiles } from "#tests/architecture/imports.ts"
import { listed } from "#tests/support/ladle.ts"

import { parts } from "./everyStory.ts"

const isComponent = (file: string): boolean =>
  /^src\/(ui|pages)\/(.*\/)?[A-Z]\w*\.tsx$/.test(file) && !file.endsWith(".stories.tsx")

/** A component without any element only runs effects. */
const drawsSomething = (file: string): boolean => /<\/|\/>/.test(readFileSync(file, "utf8"))

describe("the stories of the Ladle build", () => {
  it("[HA-92] Ladle lists a story file for each component of the pages and of src/ui that draws something", () => {
    const inStories = new Set(listed().map(({ file }) => file))
    const components = sourceFiles(".", ["src"]).filter(isComponent).filter(drawsSomething)
    expect(components.length).toBeGreaterThan(250)
    expect(components.filter((file) => !inStories.has(file.replace(".tsx", ".stories.tsx")))).toEqual([])
  })

  it("[HA-92] each part of the story tests has its test file", () => {
    const files = readdirSync(import.meta.dirname).filter((file) => /^part\d+\.spec\.ts$/.test(file))
    expect(files.sort()).toEqual(Array.from({ length: parts }, (_, place) => `part${place + 1}.spec.ts`))
  })
})
