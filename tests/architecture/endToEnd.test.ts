import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const files = globSync("tests/e2e/**/*.spec.ts").filter((file) => !file.includes("e2e/stories"))

describe("end-to-end file", () => {
  it.each(files)("%s begins with a comment that gives the reason for the test", (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/^\/\/ End to end because .+\.\n/)
  })
})
