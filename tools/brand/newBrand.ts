import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createInterface } from "node:readline/promises"
import { format, resolveConfig } from "prettier"

import { isGroup } from "./merge.ts"
import { inspectJson, readJson, withNeutral } from "./readBrand.ts"

/** Lower-case letters and digits, with hyphens between them. */
const folderName = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A line of the terminal; empty at the end of the input. */
const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  terminal.once("close", () => closed.abort())
  try {
    return await terminal.question(question, { signal: closed.signal })
  } catch {
    return ""
  } finally {
    terminal.close()
  }
}

/** Creates a brand from the values of `neutral` and those of a file. Returns why it does not, in words. */
export const createBrand = async (name: string, from: string | undefined): Promise<ReadonlyArray<string>> => {
  const folder = `brands/${name}`
  if (!folderName.test(name))
    return [`"${name}" is not a name of a brand: use lower-case letters, digits and hyphens`]
  if (existsSync(folder)) return [`${folder}: this brand exists already`]
  const given = from === undefined ? {} : readJson(from)
  if (!isGroup(given)) return [`${from}: missing, or not a JSON object`]
  const { defaultLanguage = "EN" } = given
  const named =
    "name" in given
      ? given
      : { ...given, name: { [String(defaultLanguage)]: await ask("Name of the brand: ") } }
  const brand = withNeutral(named)
  const { mistakes } = inspectJson(brand)
  if (mistakes.length > 0) return [...mistakes, "Nothing was written."]
  const path = `${folder}/brand.json`
  mkdirSync(folder)
  writeFileSync(path, await format(JSON.stringify(brand), { ...(await resolveConfig(path)), filepath: path }))
  return []
}
