import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A brand of a build. */
export interface BuiltBrand {
  readonly name: string
  /** The folder of the brand's files, such as `/brands/harbour`; empty for the default brand, whose files are at the root. */
  readonly place: string
}

/** The brands of a build by their names, of which the first is the default. */
export const placed = (names: ReadonlyArray<string>): ReadonlyArray<BuiltBrand> =>
  names.map((name, index) => ({ name, place: index === 0 ? "" : `/brands/${name}` }))

/** The file that lists the brands of a build. */
export const versionName = "version.json"

/** The brands of a built product. */
export const brandsIn = (dist: string): ReadonlyArray<BuiltBrand> => {
  const { brands }: { readonly brands: ReadonlyArray<string> } = JSON.parse(
    readFileSync(join(dist, versionName), "utf8"),
  )
  return placed(brands)
}

/** The folder of a brand in a build. Throws an error that lists the build's brands for an unknown name. */
export const placeOf = (brands: ReadonlyArray<BuiltBrand>, name: string): string => {
  const found = brands.find((brand) => brand.name === name)
  if (found !== undefined) return found.place
  throw new Error(`The build has no brand "${name}". Brands: ${brands.map((brand) => brand.name).join(", ")}`)
}

/** A document of a built brand. */
export interface BuiltPage {
  readonly place: string
  /** The path of its file. */
  readonly file: string
  readonly html: string
}

const documentsIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !/^(brands|vip)\//.test(file),
  )

/** The documents of the brands in a build. */
export const pagesOf = (dist: string, brands: ReadonlyArray<BuiltBrand>): ReadonlyArray<BuiltPage> =>
  brands.flatMap(({ place }) =>
    documentsIn(join(dist, place)).map((name) => {
      const file = join(dist, place, name)
      return { place, file, html: readFileSync(file, "utf8") }
    }),
  )
