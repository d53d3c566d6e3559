import { execFile } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"

import { neutralFolder, pngIcons } from "#tools/brand/files.ts"
import { brandFiles } from "#tools/brand/siteFiles.ts"
import { brandNames, folderOf } from "#tools/brand/folder.ts"
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
  it("a group has the keys of both at every depth, and those of the upper one win", () => {
    const below = { theme: "dark", tokens: { radius: { chip: token(1), card: token(2) } } }
    const above = { theme: "light", tokens: { radius: { card: token(3) }, text: { body: token(4) } } }
    expect(merge(below, above)).toEqual({
      theme: "light",
      tokens: { radius: { chip: token(1), card: token(3) }, text: { body: token(4) } },
    })
  })

  it("a token replaces the whole token, so nothing of its value is left", () => {
    const below = { glow: token({ components: [1, 0, 0], alpha: 0.1, hex: "#ff0000" }) }
    const above = { glow: token({ components: [0, 0, 1] }) }
    expect(merge(below, above)).toEqual(above)
  })

  it("a list and a plain value replace a group, and a group replaces them", () => {
    expect(merge({ a: { b: 1 }, c: [1, 2], d: 1 }, { a: [3], c: [4], d: { e: 5 } })).toEqual({
      a: [3],
      c: [4],
      d: { e: 5 },
    })
  })
})

describe("what a brand has from neutral", () => {
  it("a brand that is only a name has everything else from neutral, and its short name is its name", () => {
    const folder = brandOf({ name: { EN: "Pearl", JA: "パール" } })
    expect(inspectBrand(folder).mistakes).toEqual([])
    expect(readBrand(folder)).toEqual({
      ...readBrand(neutralFolder),
      name: { EN: "Pearl", JA: "パール" },
      shortName: { EN: "Pearl", JA: "パール" },
    })
  })

  it("a complete brand has nothing from neutral", () => {
    const lantern: unknown = JSON.parse(readFileSync("brands/lantern/brand.json", "utf8"))
    expect(readBrand("brands/lantern")).toEqual(lantern)
  })

  it("a brand without a name does not get neutral's", () => {
    expect(inspectBrand(brandOf({ defaultTheme: "light" })).mistakes).toEqual(
      ["name", "shortName"].map((key) => expect.stringMatching(`brand.json: ${key}: missing$`)),
    )
  })

  it("a colour that has too little contrast with neutral's colours is a mistake", () => {
    const color = { light: { text: token({ colorSpace: "srgb", components: [0.9, 0.9, 0.9] }) } }
    expect(inspectBrand(brandOf({ name: { EN: "Pearl" }, tokens: { color } })).mistakes.join("\n")).toContain(
      "tokens.color.light.text: has a contrast of",
    )
  })

  it("a brand without an icon has neutral's icon and the pictures of it", () => {
    const folder = brandOf({ name: { EN: "Pearl" } })
    writeFileSync(join(folder, "poster.svg"), "<svg />")
    const files = brandFiles(folder, () => readBrand(folder))
    expect(files.get("poster.svg")?.().toString()).toBe("<svg />")
    for (const [address, path] of [
      ["icon.svg", "icon.svg"],
      ["icon-192.png", "drawn/icon-192.png"],
    ] as const)
      expect(files.get(address)?.()).toEqual(readFileSync(join(neutralFolder, path)))
  })

  it("a brand with its own icon needs its own pictures of it", () => {
    const folder = brandOf({ name: { EN: "Pearl" } })
    writeFileSync(join(folder, "icon.svg"), "<svg />")
    const pictures = [...pngIcons, ...splashScreens].map(({ file }) => file)
    expect(inspectBrand(folder).mistakes).toEqual(pictures.map((file) => `${folder}/drawn/${file}: missing`))
  })

  it("a value that neutral lacks is a mistake of neutral", async () => {
    const root = mkdtempSync(join(tmpdir(), "brands-"))
    folders.push(root)
    mkdirSync(join(root, "brands"))
    cpSync(neutralFolder, join(root, neutralFolder), { recursive: true })
    const path = join(root, neutralFolder, "brand.json")
    writeFileSync(path, readFileSync(path, "utf8").replace('"chip":', '"chop":'))
    const run = promisify(execFile)(
      process.execPath,
      [resolve("tools/brand/commands.ts"), "check", "neutral"],
      {
        cwd: root,
      },
    )
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("brands/neutral/brand.json: tokens.radius.chip: missing"),
    })
  })
})

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (picture: Buffer): string => `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`

describe("the pictures of the brands", () => {
  it.each(brandNames)("the pictures of the brand %s have their pixels and less than 30 kB each", (name) => {
    const folder = folderOf(name)
    const files = brandFiles(folder, () => readBrand(folder))
    const sizes = [
      ...pngIcons.map(({ file, pixels }) => [file, pixels, pixels] as const),
      ...splashScreens.map(
        ({ file, width, height, ratio }) => [file, width * ratio, height * ratio] as const,
      ),
    ]
    for (const [file, width, height] of sizes) {
      const picture = Buffer.from(files.get(file)?.() ?? "")
      expect(sizeOf(picture), file).toBe(`${width}x${height}`)
      expect(picture.length, file).toBeLessThan(30_000)
    }
  })
})
