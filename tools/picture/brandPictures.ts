import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { themes } from "#config/product.ts"
import { brandsIn, versionName } from "#tools/configure/builtBrands.ts"

import { type Look, openCamera, photograph } from "./camera.ts"
import { documentOf, phone, type Shot } from "./renderHtml.ts"
import { brandScreenshotPages } from "./screenshotPages.ts"

/** The output folder, which git ignores. */
const folder = ".results/brands"

const dist = process.env["PRODUCT_DIST"] ?? "dist"

/** The folder of a brand in the present build; undefined if the build does not contain the brand. */
export const placeIn = (name: string): string | undefined =>
  existsSync(join(dist, versionName)) ? brandsIn(dist).find((brand) => brand.name === name)?.place : undefined

/** Takes screenshots of ten pages of a built brand in both themes. Returns the path of an HTML page with all screenshots. */
export const photographBrand = async (name: string, place: string): Promise<string> => {
  const camera = await openCamera(place)
  const rows: Array<ReadonlyArray<Shot>> = []
  for (const target of brandScreenshotPages) {
    const shots: Array<Shot> = []
    for (const theme of themes) {
      const look: Look = { theme, language: "EN", settings: {} }
      const page = await camera.open(target, look, phone, 1)
      shots.push({
        caption: `${target.join(" of ")} · ${theme}`,
        picture: await photograph(page, look, phone),
      })
      await page.context().close()
    }
    rows.push(shots)
  }
  await camera.close()
  const path = join(folder, `${name}.html`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, documentOf(name, rows))
  return path
}
