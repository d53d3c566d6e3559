import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"

import { neutralFolder, pngIcons } from "#tools/brand/files.ts"
import { merge } from "#tools/brand/merge.ts"
import { inspectBrand, readBrand } from "#tools/brand/readBrand.ts"
import { splashScreens } from "#config/splashScreens.ts"

const folders: Array<string> = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The folder of a brand with these values and no other file. */
const brandOf = (values: object): string => {
  const folder = mkdtempSync(join(tmpdir(), "brand-"))
  folders.push(folder)
  writeFileSync(join(folder, "brand.json"), JSON.stringify(values))
  return folder
}

const token = (value: unknown) => ({ $value: value })

describe("the merge of two brands", () => {
  it("has the keys of both, and the upper one wins", () => {
    const below = { theme: "dark", tokens: { radius: { chip: token(1), card: token(2) } } }
    const above = { theme: "light", tokens: { radius: { card: token(3) }, text: { body: token(4) } } }
    expect(merge(below, above)).toEqual({
      theme: "light",
      tokens: { radius: { chip: token(1), card: token(3) }, text: { body: token(4) } },
    })
  })

  it("replaces a whole token", () => {
    const below = { glow: token({ components: [1, 0, 0], alpha: 0.1, hex: "#ff0000" }) }
    const above = { glow: token({ components: [0, 0, 1] }) }
    expect(merge(below, above)).toEqual(above)
  })
})

describe("what a brand has from neutral", () => {
  it("has everything but its name", () => {
    const folder = brandOf({ name: { EN: "Pearl", JA: "パール" } })
    expect(inspectBrand(folder).mistakes).toEqual([])
    expect(readBrand(folder)).toEqual({
      ...readBrand(neutralFolder),
      name: { EN: "Pearl", JA: "パール" },
      shortName: { EN: "Pearl", JA: "パール" },
    })
  })

  it("has no name from it", () => {
    expect(inspectBrand(brandOf({ defaultTheme: "light" })).mistakes).toEqual(
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
