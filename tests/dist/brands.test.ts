import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

import type { BootPlan } from "#app/boot/plan.ts"
import { brandPlaceholder, themes } from "#config/product.ts"
import { type Brand, colourOf } from "#tools/brand/Brand.ts"
import { type ColourName, colourNames, cssOf } from "#tools/brand/colour.ts"
import { symbolsOf } from "#tools/brand/drawings.ts"
import { brandFiles } from "#tools/brand/siteFiles.ts"
import { folderOf } from "#tools/brand/folder.ts"
import { manifestOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { scriptPart } from "#tools/brand/scriptPart.ts"
import { brandsIn, pagesOf } from "#tools/configure/builtBrands.ts"
import { inPage, revisionOf } from "#tools/configure/page.ts"

const built = brandsIn("dist").map((place) => ({ ...place, brand: readBrand(folderOf(place.name)) }))

const textOf = (place: string, file: string): string => readFileSync(join("dist", place, file), "utf8")

const namesOf = ({ name, shortName }: Brand): ReadonlyArray<string> => [
  ...new Set([...Object.values(name), ...Object.values(shortName)]),
]

const coloursOf = (brand: Brand, names: ReadonlyArray<ColourName>): ReadonlyArray<string> =>
  themes.flatMap((theme) => names.map((name) => cssOf({ ...colourOf(brand, theme, name), alpha: 1 })))

describe("the brands of one build", () => {
  it("a build contains every brand except 'neutral', and 'lantern' is the default brand", () => {
    expect(built.map(({ name, place }) => [name, place])).toEqual([
      ["lantern", ""],
      ["harbour", "/brands/harbour"],
    ])
  })

  it.each(built)("the page of $name has its title, colours, default theme and texts", ({ place, brand }) => {
    const html = textOf(place, "index.html")
    const page = cssOf(colourOf(brand, brand.defaultTheme, "page"))
    expect(html).toContain(`<title>${scriptPart(brand).productName}</title>`)
    expect(html).toContain(`<meta name="theme-color" content="${page}" />`)
    expect(html).toContain(`document.documentElement.dataset.theme = "${brand.defaultTheme}"`)
    expect(html).toContain(`<script id="brand" type="application/json">${inPage(scriptPart(brand))}</script>`)
    expect(html).toContain(`<style>:root{--page:${cssOf(colourOf(brand, "dark", "page"))};`)
    const [, plan = ""] = /<script id="plan"[^>]*>([^<]*)</.exec(html) ?? []
    const { texts }: BootPlan = JSON.parse(plan)
    expect(texts["product_name"]).toBe(scriptPart(brand).productName)
    expect(html).not.toMatch(/%BRAND_\w+%|data-fill="\w+"><\/script>/)
  })

  it.each(built)("the page of $name has no name and no colour of another brand", ({ name, place, brand }) => {
    const html = textOf(place, "index.html")
    const own = coloursOf(brand, colourNames)
    const others = built.filter((other) => other.name !== name)
    const colours = others.flatMap((other) => coloursOf(other.brand, ["page", "surface", "text", "gold"]))
    const marks = [
      ...colours.filter((colour) => !own.includes(colour)),
      ...others.flatMap((other) => namesOf(other.brand)),
    ]
    expect(marks.length).toBeGreaterThan(5)
    expect(marks.filter((mark) => html.includes(mark))).toEqual([])
  })

  it.each(built)("the page links the manifest, icons and pictures of $name", ({ name, place, brand }) => {
    const html = textOf(place, "index.html")
    const linked = [
      ...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest|preload)"[^>]*? href="\/([^"]+)"/g),
    ]
    expect(linked.map(([, file]) => file).sort()).toEqual(
      [brandPlaceholder.slice(1), "icon.svg", "apple-touch-icon.png", "manifest.webmanifest"].sort(),
    )
    expect(html).toContain(symbolsOf(folderOf(name)))
    expect(textOf(place, "manifest.webmanifest")).toBe(JSON.stringify(manifestOf(brand)))
    for (const [file, read] of brandFiles(folderOf(name), () => brand))
      expect(readFileSync(join("dist", place, file)), file).toEqual(Buffer.from(read()))
  })

  it("a security.txt exists only for a brand with a security contact", () => {
    const contacts = built.map(({ place, brand }) => {
      const file = `${place}/.well-known/security.txt`
      return [
        brand.securityContact,
        existsSync(join("dist", file)) ? /^Contact: (.*)$/m.exec(textOf("", file))?.[1] : undefined,
      ]
    })
    expect(contacts).toEqual([
      [undefined, undefined],
      ["mailto:security@harbour.example", "mailto:security@harbour.example"],
    ])
  })

  it("no script and no style sheet contains a brand's name or page colour", () => {
    // Colours on the pictures of games are the components' own.
    const marks = built.flatMap(({ brand }) => [
      ...namesOf(brand),
      ...coloursOf(brand, ["page", "raised", "line", "muted"]).filter((colour) => colour !== "#ffffff"),
    ])
    const assets = readdirSync("dist/assets").map((file) => `assets/${file}`)
    const files = [...assets, "vip/vip.js", "vip/texts.js"].filter((file) => /\.(js|css)$/.test(file))
    const found = files.flatMap((file) => {
      const text = textOf("", file)
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
    })
    expect(found).toEqual([])
  })

  it("the page and picture revisions in the service worker depend on the pages and pictures of all brands", () => {
    const worker = textOf("", "sw.js")
    const pages = pagesOf("dist", brandsIn("dist")).map(({ html }) => html)
    const pictures = built.map(({ place }) => textOf(place, brandPlaceholder))
    expect(worker).toContain(`{url:"general.html",revision:"${revisionOf(pages)}"}`)
    expect(worker).toContain(`{url:"poster.svg",revision:"${revisionOf(pictures)}"}`)
  })
})
