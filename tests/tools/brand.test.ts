import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { afterAll, describe, expect, it } from "vitest"

import { splashScreens } from "#config/splashScreens.ts"
import { colourOf } from "#tools/brand/Brand.ts"
import { cssOf } from "#tools/brand/colour.ts"
import { pageOf } from "#tools/brand/drawIcons.ts"
import { neutralFolder, pngIcons } from "#tools/brand/files.ts"
import { brandFolder, brandNames, folderOf } from "#tools/brand/folder.ts"
import { fillPage } from "#tools/brand/page.ts"
import { securityText } from "#tools/brand/securityText.ts"
import { readBrand } from "#tools/brand/readBrand.ts"

const folders: Array<string> = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A copy of the built brand. */
const copy = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "brand-"))
  folders.push(folder)
  cpSync(brandFolder(), folder, { recursive: true })
  return folder
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

/** Sets a value at a place such as `tokens.text.body`; `undefined` removes it. */
const set = (json: Json, place: string, value: unknown): void => {
  const [key = "", ...rest] = place.split(".")
  if (rest.length === 0) {
    json[key] = value
    return
  }
  const inner = (json[key] ??= {})
  if (isObject(inner)) set(inner, rest.join("."), value)
}

/** A copy of the built brand with other values. */
const copyWith = (values: Readonly<Record<string, unknown>>): string => {
  const folder = copy()
  const path = join(folder, "brand.json")
  const json: Json = JSON.parse(readFileSync(path, "utf8"))
  for (const [place, value] of Object.entries(values)) set(json, place, value)
  writeFileSync(path, JSON.stringify(json))
  return folder
}

/** The mistakes of a folder, without the folder's path. */
const mistakesOf = (folder: string): ReadonlyArray<string> => {
  try {
    readBrand(folder)
    return []
  } catch (error) {
    return String(error).replace("Error: ", "").replaceAll(`${folder}/`, "").split("\n")
  }
}

const colour = (components: ReadonlyArray<number>, rest: object = {}) => ({
  $value: { colorSpace: "srgb", components, ...rest },
})

const size = (value: number, unit: string) => ({ $value: { value, unit } })

describe("check of a brand", () => {
  it.each(brandNames)("finds no mistake in the existing brand %s", (name) => {
    expect(mistakesOf(folderOf(name))).toEqual([])
  })

  it.each([
    ["an unknown key", "slogan", "Hello", "slogan: unknown"],
    [
      "a component above 1",
      "tokens.color.dark.glow",
      colour([1, 2, 0]),
      "tokens.color.dark.glow.$value.components.1: Expected a value between 0 and 1",
    ],
    [
      "a contact in words",
      "securityContact",
      "call us",
      "securityContact: must begin with mailto:, https:// or tel:+ and have no space",
    ],
    [
      "no name in the default language",
      "name.EN",
      undefined,
      "name.EN: missing, and it is the default language",
    ],
    [
      "a text without its placeholder",
      "texts.TH.more_than_games",
      "Hello",
      "texts.TH.more_than_games: must have {{games}}",
    ],
    [
      "a text pair under AA",
      "tokens.color.dark.muted",
      colour([0.3, 0.3, 0.3]),
      "tokens.color.dark.muted: has a contrast of 2.28 on page, must have 4.5",
    ],
    [
      "a focus outline under AA",
      "tokens.color.light.focus",
      colour([0.9, 0.8, 0.4]),
      "tokens.color.light.focus: has a contrast of 1.45 on page, must have 3",
    ],
    [
      "a text pair under AA on a tint",
      "tokens.color.light.gold-tint",
      colour([0.5, 0.4, 0.2], { alpha: 0.5 }),
      "tokens.color.light.gold-text: has a contrast of 3.32 on gold-tint over surface, must have 4.5",
    ],
  ])("reports %s with its field name and the reason", (_, place, value, mistake) => {
    expect(mistakesOf(copyWith({ [place]: value }))).toContain(`brand.json: ${mistake}`)
  })

  it("accepts the notes and types of the Design Tokens format", () => {
    const noted = { $description: "Rims", $extensions: { a: 1 }, $deprecated: "no", $type: "color" }
    const gold = { ...noted, ...colour([0.9, 0.8, 0.4]) }
    expect(mistakesOf(copyWith({ "tokens.$description": "a", "tokens.color.dark.gold": gold }))).toEqual([])
  })

  it("reports a text under 11 px on a screen of 320 px", () => {
    expect(mistakesOf(copyWith({ "tokens.text.caption": size(10, "px") }))).toEqual([
      "brand.json: tokens.text.caption: is 10.0 px at 320 px, must be 11 px",
    ])
  })

  it.each([
    ["<script>alert(1)</script>", "has the element script, which is not allowed"],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', "has the element x:script, which is not allowed"],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', "has foreign markup"],
    ['<iframe src="#"/>', "has the element iframe, which is not allowed"],
    ['<style>@import "//a.example"</style>', "has the element style, which is not allowed"],
    ['<path onload="alert(1)"/>', "has the attribute onload, which is not allowed"],
    ['<path style="fill:red"/>', "has the attribute style, which is not allowed"],
    ['<use href="https://a.example/b.svg#c"/>', "has an external address"],
    ['<path fill="url(https://a.example/b.svg#c)"/>', "has an external address"],
    ['<path fill="\\75rl(//a.example)"/>', "has an external address"],
    ["<?xml-stylesheet href='a.css'?>", "has foreign markup"],
    ["<g/onload='alert(1)'/>", "is not an SVG"],
    ["<path onload=alert(1) />", "is not an SVG"],
  ])("refuses an illustration with %s", (content, mistake) => {
    const folder = copy()
    writeFileSync(join(folder, "icon.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)
    expect(mistakesOf(folder)).toContain(`icon.svg: ${mistake}`)
  })

  it("refuses an id in an illustration of the page, which may have the same id", () => {
    const folder = copy()
    writeFileSync(join(folder, "logo.svg"), '<svg viewBox="0 0 9 9"><path id="a" d="M0 0h9"/></svg>')
    expect(mistakesOf(folder)).toEqual(["logo.svg: has an id, which the page may have too"])
  })

  it("reports an SVG file that is not an SVG, and invalid JSON", () => {
    const folder = copy()
    writeFileSync(join(folder, "poster.svg"), "poster")
    expect(mistakesOf(folder)).toEqual(["poster.svg: is not an SVG"])
    writeFileSync(join(folder, "brand.json"), "{")
    expect(mistakesOf(folder)).toEqual(["brand.json: is not JSON"])
  })
})

describe("a brand that leaves out values", () => {
  /** The folder of a brand with these values and no other file. */
  const brandOf = (values: object): string => {
    const folder = mkdtempSync(join(tmpdir(), "brand-"))
    folders.push(folder)
    writeFileSync(join(folder, "brand.json"), JSON.stringify(values))
    return folder
  }

  it("takes every value but its name from the brand 'neutral'", () => {
    const name = { EN: "Pearl", JA: "パール" }
    expect(readBrand(brandOf({ name }))).toEqual({ ...readBrand(neutralFolder), name, shortName: name })
    expect(mistakesOf(brandOf({}))).toEqual(["brand.json: name: missing", "brand.json: shortName: missing"])
  })

  it("with its own icon also needs its own PNG icons and splash screens", () => {
    const folder = brandOf({ name: { EN: "Pearl" } })
    writeFileSync(join(folder, "icon.svg"), "<svg />")
    const pictures = [...pngIcons, ...splashScreens].map(({ file }) => `drawn/${file}: missing`)
    expect(mistakesOf(folder)).toEqual(pictures)
  })
})

describe("the build of a brand", () => {
  it("contains the brand's illustrations as symbols, and those of 'neutral' for missing ones", () => {
    const folder = copy()
    writeFileSync(
      join(folder, "logo.svg"),
      '<!-- <svg> -->\n<svg xmlns="http://www.w3.org/2000/svg" width="48" viewBox="0 0 9 9" fill="none">\n  <path d="M0 0h9"/>\n</svg>\n',
    )
    rmSync(join(folder, "empty.svg"))
    const symbols = fillPage("%BRAND_DRAWINGS%", folder)
    expect(symbols).toContain(
      '<symbol id="brand-logo" viewBox="0 0 9 9" fill="none"><path d="M0 0h9"/></symbol>',
    )
    const [, path = ""] = / d="([^"]+)"/.exec(readFileSync("brands/lantern/failed.svg", "utf8")) ?? []
    expect(symbols).toContain(path)
    const [, rect = ""] = /<rect ([^/]+)\/>/.exec(readFileSync("brands/neutral/empty.svg", "utf8")) ?? []
    expect(symbols).toContain(`<symbol id="brand-empty"`)
    expect(symbols).toContain(rect)
  })

  it("draws an icon in its size however the icon is written, and refuses one without a colour", () => {
    const picture = { file: "a.png", width: 192, height: 192, ratio: 1, iconSize: 112, isFilled: true }
    const page = pageOf('<svg\n viewBox="0 0 9 9"><rect fill="#123456" /></svg>', picture)
    for (const part of ["svg{width:112px;height:112px}", "background:#123456", "<svg\n viewBox"])
      expect(page).toContain(part)
    expect(() => pageOf("<svg></svg>", picture)).toThrow("icon.svg has no fill")
  })

  it("escapes the brand's name", () => {
    const folder = copyWith({ "name.EN": `</title><script>alert("%BRAND_PAGE%")</script>` })
    expect(fillPage("<title>%BRAND_NAME%</title>", folder)).toBe(
      "<title>&#60;/title&#62;&#60;script&#62;alert(&#34;%BRAND_PAGE%&#34;)&#60;/script&#62;</title>",
    )
  })

  it("shows the stored theme before the first paint, and reads no storage in an iframe", () => {
    const html = fillPage(readFileSync("index.html", "utf8"), "brands/lantern")
    const [, script = ""] = /<script data-fill="theme">([^]*?)<\/script>/.exec(html) ?? []
    const shown = (stored: string, isFramed = false) => {
      const [window, dataset, meta] = [{}, { theme: "" }, { content: "dark's" }]
      const document = { documentElement: { dataset }, querySelector: () => meta }
      const localStorage = { getItem: () => stored }
      runInNewContext(script, { window, parent: isFramed ? {} : window, document, localStorage })
      return [dataset.theme, meta.content]
    }
    const light = cssOf(colourOf(readBrand("brands/lantern"), "light", "page"))
    expect([shown("light"), shown("dark"), shown("light", true)]).toEqual([
      ["light", light],
      ["dark", "dark's"],
      ["dark", "dark's"],
    ])
  })

  it("contains a security.txt only if the brand has a contact, and the file expires within a year", () => {
    const day = new Date("2026-03-01T10:20:30Z")
    const brand = readBrand(copyWith({ securityContact: "https://lantern.example/report" }))
    expect(securityText(brand, day)?.split("\n")).toEqual([
      "Contact: https://lantern.example/report",
      "Expires: 2027-02-24T00:00:00Z",
      "Preferred-Languages: en",
      "",
    ])
    expect(securityText(readBrand(brandFolder()), day)).toBeUndefined()
  })
})
