import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

import { brandPlaceholder } from "#config/product.ts"
import { posterAddress } from "#harness/device/posterAddress.ts"
import { symbolsOf } from "#tools/brand/drawings.ts"
import { brandNames, builtBrands, folderOf } from "#tools/brand/folder.ts"
import { pathOf } from "#tools/brand/files.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { scriptPart } from "#tools/brand/scriptPart.ts"
import { pageStyles } from "#tools/brand/styles.ts"
import { inPage } from "#tools/configure/page.ts"

/** The parts of a brand that a page contains. */
interface PageBrand {
  readonly styles: string
  readonly drawings: string
  readonly data: ReturnType<typeof scriptPart>
}

const pageBrand = (name: string): PageBrand => {
  const folder = folderOf(name)
  const brand = readBrand(folder)
  return { styles: pageStyles(brand), drawings: symbolsOf(folder), data: scriptPart(brand) }
}

/**
 * Shows the brand that a text names, such as `brand:harbour`, otherwise the default brand. Runs first in the page. Is
 * not transpiled, so it must avoid syntax that old phones lack.
 */
const showBrand = (text: string, standard: string): void => {
  const element = (id: string): Element => {
    const found = document.getElementById(id)
    if (found === null) throw new Error(`The page has no element #${id}.`)
    return found
  }
  const brands: Record<string, PageBrand> = JSON.parse(element("brands").textContent)
  const named = /(?:^|\W)brand:([a-z0-9-]+)/.exec(text)
  const name = named && named[1] && named[1] in brands ? named[1] : standard
  const brand = brands[name]
  if (brand === undefined) throw new Error(`The page has no brand ${name}.`)
  const { dataset } = document.documentElement
  dataset["brand"] = name
  if (!dataset["theme"]) dataset["theme"] = brand.data.defaultTheme
  element("brand").textContent = JSON.stringify(brand.data)
  element("brand-styles").textContent = brand.styles
  element("brand-drawings").innerHTML = brand.drawings
}

/** The path of each brand's poster file, by the poster's address. */
const posters = (): ReadonlyMap<string, string> =>
  new Map(brandNames.map((name) => [posterAddress(name), pathOf(folderOf(name), brandPlaceholder.slice(1))]))

/**
 * Puts every brand into a page, which shows the brand that the user has chosen. Scripts read the brand from the page
 * (`brandOfPage`). `chosen` is a script expression whose text may name the brand.
 */
export const brandChoice = (chosen: string): Plugin => ({
  name: "brand-choice",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = posters().get(request.url ?? "")
      if (path === undefined) return next()
      response.setHeader("content-type", "image/svg+xml")
      response.end(readFileSync(path))
    })
  },
  generateBundle() {
    for (const [address, path] of posters())
      this.emitFile({ type: "asset", fileName: address.slice(1), source: readFileSync(path) })
  },
  transformIndexHtml: () => {
    const [standard] = builtBrands()
    const json = { type: "application/json" }
    return [
      { tag: "style", attrs: { id: "brand-styles" }, injectTo: "head-prepend" },
      { tag: "div", attrs: { id: "brand-drawings", hidden: true }, injectTo: "body-prepend" },
      { tag: "script", attrs: { id: "brand", ...json }, injectTo: "body-prepend" },
      {
        tag: "script",
        attrs: { id: "brands", ...json },
        children: inPage(Object.fromEntries(brandNames.map((name) => [name, pageBrand(name)]))),
        injectTo: "body-prepend",
      },
      {
        tag: "script",
        children: `(${String(showBrand)})(${chosen}, ${JSON.stringify(standard)})`,
        injectTo: "body-prepend",
      },
    ]
  },
})
