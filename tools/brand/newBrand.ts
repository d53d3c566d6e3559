import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { Result } from "effect"
import { format, resolveConfig } from "prettier"

import { isGroup } from "./merge.ts"
import { decodeBrand, readJson, withNeutral } from "./readBrand.ts"

/** The form of folder names: lower-case letters and digits, separated by hyphens. */
const folderName = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Creates a brand from the values of a file over the values of `neutral`. If the file contains no name, the folder's
 * name is used. If there are mistakes, throws an error with all of them and writes nothing.
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
