import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { Result } from "effect"
import { format, resolveConfig } from "prettier"

import { isGroup } from "./merge.ts"
import { decodeBrand, readJson, withNeutral } from "./readBrand.ts"

/** Lower-case letters and digits, with hyphens between them. */
const folderName = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Creates a brand from the values of `neutral` and those of a file. Without a name in the file the brand has the name of its
 * folder. Throws all mistakes, and then writes nothing.
 */
export const createBrand = async (name: string, from: string | undefined): Promise<void> => {
  const folder = `brands/${name}`
  if (!folderName.test(name))
    throw new Error(`"${name}" is not a name of a brand: use lower-case letters, digits and hyphens`)
  if (existsSync(folder)) throw new Error(`${folder}: this brand exists already`)
  const given = from === undefined ? {} : readJson(from)
  if (!isGroup(given)) throw new Error(`${from}: missing, or not a JSON object`)
  const { defaultLanguage = "EN" } = given
  const brand = withNeutral({ name: { [String(defaultLanguage)]: name }, ...given })
  const decoded = decodeBrand(brand)
  if (Result.isFailure(decoded)) throw new Error([...decoded.failure, "Nothing was written."].join("\n"))
  const path = `${folder}/brand.json`
  mkdirSync(folder)
  writeFileSync(path, await format(JSON.stringify(brand), { ...(await resolveConfig(path)), filepath: path }))
}
