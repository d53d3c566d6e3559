import { extname, resolve } from "node:path"
import type { Plugin } from "vite"

import { languageFacts, languages } from "#config/product.ts"
import { type Brand } from "#tools/brand/Brand.ts"
import { brandFiles, neutralFolder } from "#tools/brand/files.ts"
import { brandFolder } from "#tools/brand/folder.ts"
import { fillPage } from "#tools/brand/page.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { fillStyles } from "#tools/brand/styles.ts"
import { withBrand } from "#tools/brand/texts.ts"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
}

/** The language of a module that is a dictionary. */
const languageOf = (id: string) =>
  languages.find((language) => id.endsWith(`/src/i18n/locales/${languageFacts[language].file}.json`))

/** The values of `brand.json` as constants, which the build inlines. Without this, scripts would have the whole file. */
const withConstants = (code: string, brand: Brand): string =>
  code.replace(/\bbrand\.(defaultLanguage|defaultTheme|gamesOffered)\b/g, (_, key: "defaultLanguage") =>
    JSON.stringify(brand[key]),
  )

/** Puts the brand's tokens into the style sheets, its values into `product.ts` and its texts into the dictionaries. */
export const brandSource = (): Plugin => ({
  name: "brand-source",
  enforce: "pre",
  transform(code, id) {
    const [file = "", query = ""] = id.split("?")
    // The text of a file as a value, such as in a test.
    if (query === "raw") return
    const change = (changed: string) => {
      for (const folder of [brandFolder, neutralFolder]) this.addWatchFile(resolve(folder, "brand.json"))
      return { code: changed, map: null }
    }
    if (file.endsWith(".css") && code.includes("@brand "))
      return change(fillStyles(code, readBrand(brandFolder)))
    if (file.endsWith("/src/config/product.ts")) return change(withConstants(code, readBrand(brandFolder)))
    const language = languageOf(file)
    if (language === undefined) return
    return change(JSON.stringify(withBrand(JSON.parse(code), readBrand(brandFolder), language)))
  },
})

/** The static files of the built brand, by their addresses. */
const files = () => brandFiles(brandFolder, () => readBrand(brandFolder))

/** Makes the brand's page, manifest, icons and static files. */
export const brandPages = (): Plugin => ({
  name: "brand-pages",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname.slice(1)
      const read = files().get(path)
      if (read === undefined) return next()
      response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream")
      response.end(read())
    })
  },
  transformIndexHtml: { order: "pre", handler: (html) => fillPage(html, readBrand(brandFolder)) },
  generateBundle() {
    for (const [fileName, read] of files()) this.emitFile({ type: "asset", fileName, source: read() })
  },
})
