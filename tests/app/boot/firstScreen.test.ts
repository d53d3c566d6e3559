import type { Rolldown } from "vite"
import { describe, expect, it } from "vitest"

import { general } from "#tools/build/documents.ts"
import { fillPlace, planOf } from "#tools/build/firstScreen.ts"

describe("filling the first screen at build time", () => {
  it("the build fills the marked element, and fails when the element is missing or exists twice", () => {
    const page = '<div id="shell" data-fill="shell"></div>'
    expect(fillPlace(page, "shell", "<p></p>")).toBe('<div id="shell" data-fill="shell"><p></p></div>')
    expect(() => fillPlace(page.replace("data-fill", "data-fil"), "shell", "")).toThrow('data-fill="shell"')
    expect(() => fillPlace(page + page, "shell", "")).toThrow('data-fill="shell"')
  })

  it("the build fails when a file that boot loads is missing", () => {
    const bundle: Rolldown.OutputBundle = {}
    expect(() => planOf(bundle, general, {})).toThrow("polyfills.js")
  })
})
