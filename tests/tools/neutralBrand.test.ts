import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"

import { neutralFolder, pngIcons } from "#tools/brand/files.ts"
import { inspectBrand, readBrand } from "#tools/brand/readBrand.ts"
import { splashScreens } from "#config/splashScreens.ts"

/** The folder of a brand with these values and no other file. */
const brandOf = (values: object): string => {
  const folder = mkdtempSync(join(tmpdir(), "brand-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, "brand.json"), JSON.stringify(values))
  return folder
}

describe("brand over neutral", () => {
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
