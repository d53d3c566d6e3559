import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { themes } from "#config/product.ts"
import { isBuildOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"

import { type Look, openCamera, photograph } from "./camera.ts"
import { documentOf, phone, type Shot } from "./draw.ts"
import { brandPlaces } from "./places.ts"

/** Outside git. */
const folder = ".results/brands"

const dist = process.env["PRODUCT_DIST"] ?? "dist"

/** Whether the present build is that of a brand. */
export const isBuilt = (name: string): boolean =>
  existsSync(join(dist, "manifest.webmanifest")) && isBuildOf(dist, readBrand(`brands/${name}`))

/** Photographs ten pages of the present build in both themes. Returns the path of a page with all pictures. */
export const photographBrand = async (name: string): Promise<string> => {
  const camera = await openCamera()
  const rows: Array<ReadonlyArray<Shot>> = []
  for (const place of brandPlaces) {
    const shots: Array<Shot> = []
    for (const theme of themes) {
      const look: Look = { theme, language: "EN", settings: {} }
      const page = await camera.open(place, look, phone, 1)
      shots.push({
        caption: `${place.join(" of ")} · ${theme}`,
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
