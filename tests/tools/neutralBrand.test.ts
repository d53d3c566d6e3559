import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"

import { neutralFolder, pngIcons } from "#tools/brand/files.ts"
import { merge } from "#tools/brand/merge.ts"
import { inspectBrand, readBrand } from "#tools/brand/readBrand.ts"
import { splashScreens } from "#config/splashScreens.ts"

/** The folder of a brand with these values and no other file. */
const brandOf = (values: object): string => {
  const folder = mkdtempSync(join(tmpdir(), "brand-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, "brand.json"), JSON.stringify(values))
  return folder
}

const token = (value: unknown) => ({ $value: value })

describe("brand over neutral", () => {
  it("has the keys of both, and wins by whole tokens", () => {
    const below = { theme: "dark", radius: { chip: token(1), card: token({ alpha: 0.1, hex: "#ff0000" }) } }
    const above = { theme: "light", radius: { card: token({ alpha: 1 }) } }
    expect(merge(below, above)).toEqual({
      theme: "light",
      radius: { chip: token(1), card: token({ alpha: 1 }) },
    })
  })

  it("has everything from neutral but its name", () => {
    const name = { EN: "Pearl", JA: "パール" }
    const folder = brandOf({ name })
    expect(inspectBrand(folder).mistakes).toEqual([])
    expect(readBrand(folder)).toEqual({ ...readBrand(neutralFolder), name, shortName: name })
    expect(inspectBrand(brandOf({})).mistakes).toEqual(
      ["name", "shortName"].map((key) => expect.stringMatching(`brand.json: ${key}: missing$`)),
    )
  })

  it("needs own pictures for an own icon", () => {
    const folder = brandOf({ name: { EN: "Pearl" } })
    writeFileSync(join(folder, "icon.svg"), "<svg />")
    const pictures = [...pngIcons, ...splashScreens].map(({ file }) => file)
    expect(inspectBrand(folder).mistakes).toEqual(pictures.map((file) => `${folder}/drawn/${file}: missing`))
  })
})
