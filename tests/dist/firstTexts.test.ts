import { readFileSync } from "node:fs"
import { join } from "node:path"

import { describe, expect, it } from "vitest"

import en from "#i18n/locales/en.json" with { type: "json" }

/** The script of the first screen, as the built page asks for it. */
const firstScript = (): string => {
  const manifest: Record<string, { readonly file: string }> = JSON.parse(
    readFileSync("dist/.vite/manifest.json", "utf8"),
  )
  return readFileSync(join("dist", manifest["index.html"]?.file ?? ""), "utf8")
}

/** Texts that the script names. A short key may be named for another reason; it is cheap to have. */
const named = (script: string): ReadonlyArray<string> =>
  Object.keys(en).filter((key) => new RegExp(`["'\`]${key}["'\`]`).test(script))

const carried = (): ReadonlyArray<string> =>
  [...readFileSync("src/i18n/firstTexts.ts", "utf8").matchAll(/^ {2}(\w+),$/gm)].map(([, key]) => key ?? "")

describe("the texts of the first screen", () => {
  it("travel with the script that shows them", () => {
    expect(named(firstScript()).filter((key) => !carried().includes(key))).toEqual([])
  })

  it("would be missed", () => {
    expect(named('t("no_permission")')).toEqual(["no_permission"])
  })
})
