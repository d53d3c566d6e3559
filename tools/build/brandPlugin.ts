import { extname, resolve } from "node:path"
import type { Plugin } from "vite"

import { neutralFolder } from "#tools/brand/files.ts"
import { brandFiles } from "#tools/brand/siteFiles.ts"
import { symbolsOf } from "#tools/brand/drawings.ts"
import { brandFolder, folderOf } from "#tools/brand/folder.ts"
import { fillPage } from "#tools/brand/page.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { scriptPart } from "#tools/brand/scriptPart.ts"
import { securityText } from "#tools/brand/securityText.ts"
import { fillStyles, withoutBrand } from "#tools/brand/styles.ts"
import type { BuiltBrand } from "#tools/configure/builtBrands.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
}

/** Matches the import of `brand.json` in `product.ts`, which is replaced because the complete file would make scripts larger. */
const fileImport = /import brand from "#brand\/brand\.json"[^\n]*/

/** The statement by which the product's scripts read the brand from their page. */
const ofPage = `const brand = JSON.parse(document.getElementById("brand").textContent)`

/** How to put the brand into style sheets and scripts. */
interface Source {
  readonly styles: (css: string) => string
  readonly script: () => string
}

const source = (name: string, { styles, script }: Source): Plugin => ({
  name,
  enforce: "pre",
  transform(code, id) {
    const [file = "", query = ""] = id.split("?")
    // Leaves files unchanged that are imported as text, for example in a test.
    if (query === "raw") return
    const change = (changed: string) => {
      for (const folder of [brandFolder(), neutralFolder]) this.addWatchFile(resolve(folder, "brand.json"))
      return { code: changed, map: null }
    }
    if (file.endsWith(".css") && code.includes("@brand ")) return change(styles(code))
    if (file.endsWith("/src/config/product.ts")) return change(code.replace(fileImport, script))
  },
})

/** Puts the default brand's tokens into style sheets, its values for scripts into `product.ts`, and its drawings into pages. */
export const brandSource = (): Plugin => ({
  ...source("brand-source", {
    styles: (css) => fillStyles(css, readBrand(brandFolder())),
    script: () => `const brand = ${JSON.stringify(scriptPart(readBrand(brandFolder())))}`,
  }),
  transformIndexHtml: () => [
    { tag: "div", attrs: { hidden: true }, children: symbolsOf(brandFolder()), injectTo: "body-prepend" },
  ],
})

/** Removes the brand from style sheets and scripts, which read the brand from their page. */
export const brandOfPage = (): Plugin =>
  source("brand-of-page", { styles: withoutBrand, script: () => ofPage })

/** The static files of a brand, by their addresses. */
const filesOf = (folder: string) => brandFiles(folder, () => readBrand(folder))

/** Emits the default brand's manifest, icons and static files, and puts the brand into the pages. */
export const brandPages = (): Plugin => ({
  name: "brand-pages",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname.slice(1)
      const read = filesOf(brandFolder()).get(path)
      if (read === undefined) return next()
      response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream")
      response.end(read())
    })
  },
  transformIndexHtml: {
    order: "pre",
    handler: (html) => fillPage(html, brandFolder()),
  },
  generateBundle() {
    for (const [fileName, read] of filesOf(brandFolder()))
      this.emitFile({ type: "asset", fileName, source: read() })
  },
})

/** Emits the manifests, icons and static files of several brands. `firstScreen` creates their pages. */
export const filesOfBrands = (brands: ReadonlyArray<BuiltBrand>): Plugin => ({
  name: "files-of-brands",
  generateBundle() {
    for (const { name, place } of brands) {
      const emit = (file: string, source: string | Buffer) =>
        this.emitFile({ type: "asset", fileName: `${place}/${file}`.slice(1), source })
      for (const [file, read] of filesOf(folderOf(name))) emit(file, read())
      const contact = securityText(readBrand(folderOf(name)), new Date())
      if (contact !== undefined) emit(".well-known/security.txt", contact)
    }
  },
})
