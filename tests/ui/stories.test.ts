import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

/** A component without any element only runs effects. */
const rendersSomething = (file: string): boolean => /<\/|\/>/.test(readFileSync(file, "utf8"))

const files = globSync([".ladle/*.stories.tsx", "src/**/*.stories.tsx"])

describe("the stories in the catalogue", () => {
  it("[HA-92] show each component of src/pages and src/ui that renders something", () => {
    const components = globSync("src/{pages,ui}/**/[A-Z]*.tsx")
      .filter((file) => !file.endsWith(".stories.tsx"))
      .filter(rendersSomething)
    expect(components.length).toBeGreaterThan(250)
    expect(components.filter((file) => !files.includes(file.replace(".tsx", ".stories.tsx")))).toEqual([])
  })
})
