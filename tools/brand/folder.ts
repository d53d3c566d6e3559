import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
)

/** The usual brand: the one from whose folder scripts import `#brand`. */
const usual = basename(join(imports["#brand/*"] ?? "", ".."))

/** The names of all brands. */
export const brandNames: ReadonlyArray<string> = globSync("brands/*/brand.json")
  .map((path) => basename(dirname(path)))
  .toSorted()

/** The folder of a brand. An unknown name ends the process with a list of the brands. */
export const folderOf = (name: string): string => {
  if (brandNames.includes(name)) return `brands/${name}`
  console.error(`There is no brand "${name}". Brands: ${brandNames.join(", ")}`)
  process.exit(2)
}

/** The folder of the brand that is built: that of the environment variable `BRAND`, or of the usual brand. */
export const brandFolder = folderOf(process.env["BRAND"] ?? usual)
