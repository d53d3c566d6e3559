import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

import { neutralFolder } from "./files.ts"

const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
)

/** The usual brand: the brand from whose folder scripts import `#brand`. */
const usual = basename(join(imports["#brand/*"] ?? "", ".."))

/** The names of all brands. */
export const brandNames: ReadonlyArray<string> = globSync("brands/*/brand.json")
  .map((path) => basename(dirname(path)))
  .toSorted()

const needKnown = (names: ReadonlyArray<string>): void => {
  const unknown = names.filter((name) => !brandNames.includes(name)).map((name) => `"${name}"`)
  if (unknown.length > 0)
    throw new Error(`There is no brand ${unknown.join(", ")}. Brands: ${brandNames.join(", ")}`)
}

/** The folder of a brand. Throws an error that lists all brands for an unknown name. */
export const folderOf = (name: string): string => {
  needKnown([name])
  return `brands/${name}`
}

/**
 * The names of the brands to build, the default brand first. The environment variable `BRAND` lists them, separated by
 * commas. Without the variable: all brands except neutral, with the usual brand as the default. Throws for
 * unknown names.
 */
export const builtBrands = (): readonly [string, ...ReadonlyArray<string>] => {
  const { BRAND } = process.env
  const others = brandNames.filter((name) => name !== usual && name !== basename(neutralFolder))
  const [first = usual, ...rest] = BRAND === undefined ? [usual, ...others] : BRAND.split(",")
  needKnown([first, ...rest])
  return [first, ...rest]
}

/** The folder of the default brand. The harness, the dev server and Ladle begin with it. */
export const brandFolder = (): string => folderOf(builtBrands()[0])
