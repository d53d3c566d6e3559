import { execFile } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"

import { brandFolder, brandNames, folderOf } from "#tools/brand/folder.ts"
import { fillPage } from "#tools/brand/page.ts"
import { securityText } from "#tools/brand/securityText.ts"
import { inspectBrand, readBrand } from "#tools/brand/readBrand.ts"
import { pageStyles, withoutBrand } from "#tools/brand/styles.ts"

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

/** Sets a value at a place such as `tokens.text.badge`; `undefined` removes it. */
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
const mistakesOf = (folder: string): ReadonlyArray<string> =>
  inspectBrand(folder).mistakes.map((mistake) => mistake.replaceAll(`${folder}/`, ""))

const colour = (components: ReadonlyArray<number>, rest: object = {}) => ({
  $value: { colorSpace: "srgb", components, ...rest },
})

const size = (value: number, unit = "rem") => ({ $value: { value, unit } })

describe("npm run brand -- check", () => {
  it.each(brandNames)("finds no mistake in the brand %s", (name) => {
    expect(mistakesOf(folderOf(name))).toEqual([])
  })

  it.each([
    ["an unknown key", "slogan", "Hello", "slogan: unknown"],
    ["an unknown colour", "tokens.color.dark.silver", colour([1, 1, 1]), "tokens.color.dark.silver: unknown"],
    ["an unknown text size", "tokens.text.huge", size(1), "tokens.text.huge: unknown"],
    ["no name", "name", undefined, "name: missing"],
    [
      "a component above 1",
      "tokens.color.dark.glow",
      colour([1, 2, 0]),
      "tokens.color.dark.glow.$value.components.1: must be from 0 to 1",
    ],
    [
      "a hex that is another colour",
      "tokens.color.dark.glow",
      colour([1, 0, 0], { hex: "#00ff00" }),
      "tokens.color.dark.glow.$value: hex must be #ff0000, as the components",
    ],
    [
      "a negative radius",
      "tokens.radius.card",
      size(-1),
      "tokens.radius.card.$value.value: must not be negative",
    ],
    ["no games", "gamesOffered", 0, "gamesOffered: must be more than 0"],
    [
      "a contact in words",
      "securityContact",
      "call us",
      "securityContact: must begin with mailto:, https:// or tel:+ and have no space",
    ],
    ["an empty line", "legal.EN", ["Ltd.", ""], "legal.EN.1: must not be empty"],
    [
      "no lines in the default language",
      "legal",
      { JA: ["株式会社"] },
      "legal.EN: missing, and it is the default language",
    ],
    ["an empty name", "name.JA", " ", "name.JA: must not be empty"],
    [
      "no name in the default language",
      "name.EN",
      undefined,
      "name.EN: missing, and it is the default language",
    ],
    ["a text that no dictionary has", "texts.EN.no_such_text", "Hello", "texts.EN.no_such_text: unknown"],
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
      "a text pair under AA on a tint",
      "tokens.color.light.gold-tint",
      colour([0.5, 0.4, 0.2], { alpha: 0.5 }),
      "tokens.color.light.gold-text: has a contrast of 3.32 on gold-tint over surface, must have 4.5",
    ],
  ])("reports %s with its place in words", (_, place, value, mistake) => {
    expect(mistakesOf(copyWith({ [place]: value }))).toContain(`brand.json: ${mistake}`)
  })

  it("reports a text under 11 px on a screen of 320 px", () => {
    expect(mistakesOf(copyWith({ "tokens.text.note": size(0.1) }))).toEqual([])
    expect(mistakesOf(copyWith({ "tokens.text.note": size(10, "px") }))).toEqual([
      "brand.json: tokens.text.note: is 10.0 px at 320 px, must be 11 px",
    ])
    expect(mistakesOf(copyWith({ "tokens.text.least": size(9, "px") }))).toEqual([
      "brand.json: tokens.text.badge: is 9.0 px at 320 px, must be 11 px",
      "brand.json: tokens.text.caption: is 9.4 px at 320 px, must be 11 px",
      "brand.json: tokens.text.note: is 10.2 px at 320 px, must be 11 px",
    ])
  })

  it.each([
    ["a script element", "<script>alert(1)</script>", "has a script"],
    ["a handler", '<path onload="alert(1)"/>', "has a script"],
    ["an address with a script", '<a href="javascript:alert(1)"/>', "has a script"],
    ["an external picture", '<image href="https://a.example/b.png"/>', "has an external address"],
    ["an external file in its style", "<style>@import '//a.example'</style>", "has an external address"],
    ["an external fill", '<path fill="url(https://a.example/b.svg#c)"/>', "has an external address"],
    ["HTML", "<foreignObject><p/></foreignObject>", "has foreign markup"],
  ])("refuses a drawing with %s", (_, content, mistake) => {
    const folder = copy()
    writeFileSync(join(folder, "icon.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)
    expect(mistakesOf(folder)).toContain(`icon.svg: ${mistake}`)
  })

  it.each([
    ["an id", '<path id="a" d="M0 0h9"/>', "has an id, which the page may have too"],
    [
      "a style",
      '<path style="fill:red" d="M0 0h9"/>',
      "has styles or classes, which the page refuses: use attributes, such as fill",
    ],
    ["a script", "<script>alert(1)</script>", "has a script"],
  ])("refuses a drawing of the page with %s", (_, content, mistake) => {
    const folder = copy()
    writeFileSync(join(folder, "logo.svg"), `<svg viewBox="0 0 9 9">${content}</svg>`)
    expect(mistakesOf(folder)).toEqual([`logo.svg: ${mistake}`])
  })

  it("reports a file that is no SVG, a missing file and wrong JSON", () => {
    const folder = copy()
    writeFileSync(join(folder, "poster.svg"), "poster")
    rmSync(join(folder, "drawn/icon-192.png"))
    expect(mistakesOf(folder)).toEqual(["poster.svg: is not an SVG", "drawn/icon-192.png: missing"])
    writeFileSync(join(folder, "brand.json"), "{")
    expect(mistakesOf(folder)).toEqual(["brand.json: is not JSON"])
    rmSync(join(folder, "brand.json"))
    expect(mistakesOf(folder)).toEqual(["brand.json: missing"])
  })

  it.each([
    [["check", "lantern"], 0, "brands/lantern has no mistake."],
    [["check", "no-such-brand"], 1, "brands/no-such-brand: there is no such brand"],
    [["preview", "harbour"], 1, "The last build has no harbour: npm run build"],
    [["check"], 1, "Use: npm run brand -- check NAME, new NAME [--from FILE], or preview NAME"],
  ])("exits for %s with %i and says why", async (options, code, says) => {
    const run = promisify(execFile)(process.execPath, ["tools/brand/commands.ts", ...options], {
      env: { ...process.env, PRODUCT_DIST: "no-such-folder" },
    })
    const outcome = await run.then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code: failed, stderr }) => ({ code: failed, said: stderr }),
    )
    expect(outcome).toEqual({ code, said: `${says}\n` })
  })
})

describe("what the build makes of a brand", () => {
  it("has its drawings as symbols, and neutral's where it has none", () => {
    const folder = copy()
    writeFileSync(
      join(folder, "logo.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" width="48" viewBox="0 0 9 9" fill="none">\n  <path d="M0 0h9"/>\n</svg>\n',
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

  it("gives the page its tokens, and the shared style sheet none", () => {
    const brand = readBrand(brandFolder())
    const styles = pageStyles(brand)
    expect(styles).toMatch(/^:root\{--page:#0b0d14;.*\}:root\[data-theme="light"\]\{--page:#f6f4ef;/)
    expect(styles).toContain("--body:.28rem;")
    expect(styles).toContain("--picture-gold:#f6c453;--picture-on-gold:#1a1405;")
    expect(styles).toMatch(
      /@media \(max-width:\d+px\)\{:root\{--badge:calc\(11px \+ \.2 \* var\(--grown\)\)\}\}/,
    )
    expect(withoutBrand(":root { @brand dark; color: red; @brand light page, text; }")).toBe(
      ":root {  color: red;  }",
    )
  })

  it("has a security.txt with a contact only, which expires within a year", () => {
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
