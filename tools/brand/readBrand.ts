import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Result, Schema, SchemaIssue } from "effect"

import { languages } from "#config/product.ts"

import { Brand, textNames } from "./Brand.ts"
import { contrastMistakes } from "./contrast.ts"
import { svgMistakes } from "./drawings.ts"
import { brandFileNames, neutralFolder, pageDrawings, pathOf } from "./files.ts"
import { folderOf } from "./folder.ts"
import { isGroup, merge } from "./merge.ts"
import { sizeAt } from "./styles.ts"
import { dictionaryOf } from "./texts.ts"

/** Mistakes: names and texts that are missing in the default language, which other languages fall back to. */
const nameMistakes = (brand: Brand): ReadonlyArray<Schema.FilterIssue> =>
  (["name", "shortName", "description", "legal"] as const)
    .filter((key) => brand[key] !== undefined && brand[key][brand.defaultLanguage] === undefined)
    .map((key) => ({
      path: [key, brand.defaultLanguage],
      issue: "missing, and it is the default language",
    }))

/** The names of a text's placeholders, such as `games` of `{{games, number}}`. */
const placesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name)

/** Mistakes: texts whose key is in no dictionary, or that lack a placeholder. */
const textMistakes = ({ texts = {} }: Brand): ReadonlyArray<Schema.FilterIssue> =>
  languages.flatMap((language) => {
    const dictionary = dictionaryOf(language)
    return Object.entries(texts[language] ?? {}).flatMap(([key, text]) => {
      const path = ["texts", language, key]
      const usual = dictionary[key]
      if (usual === undefined) return [{ path, issue: "unknown" }]
      const places = placesIn(text)
      const lost = placesIn(usual).filter((name) => !places.includes(name))
      return lost.length === 0 ? [] : [{ path, issue: `must have {{${lost.join("}} and {{")}}}` }]
    })
  })

/** The narrowest supported screen, and the minimum text size on it, in CSS px. */
const narrowest = 320
const leastPixels = 11

const sizeMistakes = ({ tokens: { text } }: Brand): ReadonlyArray<Schema.FilterIssue> =>
  textNames.flatMap((name) => {
    const own = sizeAt(text[name].$value, narrowest)
    const size = text[name].$value.unit === "px" ? own : Math.max(own, sizeAt(text.least.$value, narrowest))
    const issue = `is ${size.toFixed(1)} px at ${narrowest} px, must be ${leastPixels} px`
    return size >= leastPixels ? [] : [{ path: ["tokens", "text", name], issue }]
  })

const Checked = Brand.check(
  Schema.makeFilter((brand: Brand) => [
    ...nameMistakes(brand),
    ...textMistakes(brand),
    ...sizeMistakes(brand),
    ...contrastMistakes(brand),
  ]),
)
const decode = Schema.decodeUnknownResult(Checked, { errors: "all", onExcessProperty: "error" })
const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const shortened: Readonly<Record<string, string>> = {
  "Expected no excess property": "unknown",
  "Missing key": "missing",
}

const notes = ["$description", "$extensions", "$deprecated"]

/** Removes what Design Tokens allow beside the values: notes, and the type of the group around. */
const withoutNotes = (tokens: unknown, type?: unknown): unknown =>
  isGroup(tokens)
    ? Object.fromEntries(
        Object.entries(tokens)
          .filter(([key, value]) => !notes.includes(key) && !(key === "$type" && value === type))
          .map(([key, value]) => [key, withoutNotes(value, tokens["$type"] ?? type)]),
      )
    : tokens

/** Decodes a brand, or fails with all mistakes and their paths in the file. */
export const decodeBrand = (values: unknown): Result.Result<Brand, ReadonlyArray<string>> =>
  Result.mapError(decode(withoutNotes(values)), ({ issue }) =>
    issuesOf(issue).issues.map(
      ({ path = [], message }) =>
        `${path.map(String).join(".") || "the file"}: ${shortened[message] ?? message}`,
    ),
  )

/** The JSON of a file; `undefined` if it is not JSON. */
export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return undefined
  }
}

/** Merges a brand's values over the values of `neutral`, except names. The short name defaults to the brand's name. */
export const withNeutral = (json: unknown): unknown => {
  const neutral = readJson(join(neutralFolder, "brand.json"))
  if (!isGroup(neutral) || !isGroup(json)) return json
  const { name: _name, shortName: _shortName, ...plain } = neutral
  return merge("name" in json ? { shortName: json["name"], ...plain } : plain, json)
}

const inPage: ReadonlyArray<string> = pageDrawings.map((name) => `${name}.svg`)

const fileMistakes = (folder: string): ReadonlyArray<string> =>
  [...brandFileNames, ...inPage].flatMap((file) => {
    const path = pathOf(folder, file)
    if (!existsSync(path)) return [`${path}: missing`]
    if (!file.endsWith(".svg")) return []
    return svgMistakes(readFileSync(path, "utf8"), inPage.includes(file)).map((what) => `${path}: ${what}`)
  })

/** Reads the brand of a folder, or fails with all its mistakes. */
const brandIn = (folder: string): Result.Result<Brand, ReadonlyArray<string>> => {
  const path = join(folder, "brand.json")
  if (!existsSync(path)) return Result.fail([`${path}: missing`])
  const json = readJson(path)
  if (json === undefined) return Result.fail([`${path}: is not JSON`])
  const brand = decodeBrand(withNeutral(json))
  const own = Result.isFailure(brand) ? brand.failure.map((mistake) => `${path}: ${mistake}`) : []
  const mistakes = [...own, ...fileMistakes(folder)]
  return mistakes.length > 0 ? Result.fail(mistakes) : brand
}

const listed = (mistakes: ReadonlyArray<string>) => new Error([...new Set(mistakes)].join("\n"))

/** Reads the brand of a folder. Throws an error that lists all mistakes, one in each line. */
export const readBrand = (folder: string): Brand => Result.getOrThrowWith(brandIn(folder), listed)

/** Throws an error that lists all mistakes of several brands, one in each line. */
export const checkBrands = (names: ReadonlyArray<string>): void => {
  const mistakes = names.map(folderOf).flatMap((folder) => {
    const brand = brandIn(folder)
    return Result.isFailure(brand) ? brand.failure : []
  })
  if (mistakes.length > 0) throw listed(mistakes)
}
