import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Result, Schema, SchemaIssue } from "effect"

import { languages } from "#config/product.ts"

import { Brand, textNames } from "./Brand.ts"
import { contrastMistakes } from "./contrast.ts"
import { drawingMistakes, pageDrawingMistakes } from "./drawings.ts"
import { brandFileNames, drawings, neutralFolder, pageDrawings, pathOf } from "./files.ts"
import { isGroup, merge } from "./merge.ts"
import { sizeAt } from "./styles.ts"
import { dictionaryOf } from "./texts.ts"

const decode = Schema.decodeUnknownResult(Brand, { errors: "all", onExcessProperty: "error" })
const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const shortened: Readonly<Record<string, string>> = {
  "Expected no excess property": "unknown",
  "Missing key": "missing",
}

/** The brand of a decoded file, or what is wrong with its form. */
const decoded = (json: unknown): Brand | ReadonlyArray<string> => {
  const result = decode(json)
  if (Result.isSuccess(result)) return result.success
  return issuesOf(result.failure.issue).issues.map(
    ({ path = [], message }) =>
      `${path.map(String).join(".") || "the file"}: ${shortened[message] ?? message}`,
  )
}

interface Inspected {
  readonly brand?: Brand
  readonly mistakes: ReadonlyArray<string>
}

/** Texts that other languages fall back to. */
const nameMistakes = (brand: Brand): ReadonlyArray<string> =>
  (["name", "shortName", "description", "legal"] as const)
    .filter((key) => brand[key] !== undefined && brand[key][brand.defaultLanguage] === undefined)
    .map((key) => `${key}.${brand.defaultLanguage}: missing, and it is the default language`)

/** The names of a text's placeholders, such as `games` of `{{games, number}}`. */
const placesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name)

/** Texts of the brand whose key no dictionary has, or that lost a placeholder. */
const textMistakes = ({ texts = {} }: Brand): ReadonlyArray<string> =>
  languages.flatMap((language) => {
    const dictionary = dictionaryOf(language)
    return Object.entries(texts[language] ?? {}).flatMap(([key, text]) => {
      const usual = dictionary[key]
      const place = `texts.${language}.${key}`
      if (usual === undefined) return [`${place}: unknown`]
      const places = placesIn(text)
      const lost = placesIn(usual).filter((name) => !places.includes(name))
      return lost.length === 0 ? [] : [`${place}: must have {{${lost.join("}} and {{")}}}`]
    })
  })

/** The narrowest screen, and the size that no text may be under there. */
const narrowest = 320
const leastPixels = 11

const sizeMistakes = ({ tokens: { text } }: Brand): ReadonlyArray<string> =>
  textNames.flatMap((name) => {
    const own = sizeAt(text[name].$value, narrowest)
    const size = text[name].$value.unit === "px" ? own : Math.max(own, sizeAt(text.least.$value, narrowest))
    return size >= leastPixels
      ? []
      : [`tokens.text.${name}: is ${size.toFixed(1)} px at ${narrowest} px, must be ${leastPixels} px`]
  })

/** The JSON of a file; `undefined` if it is not JSON. */
export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return undefined
  }
}

/** A brand's values over those of `neutral`. Names are the brand's own; the short name is the name unless it has one. */
export const withNeutral = (json: unknown): unknown => {
  const neutral = readJson(join(neutralFolder, "brand.json"))
  if (!isGroup(neutral) || !isGroup(json)) return json
  const { name: _name, shortName: _shortName, ...plain } = neutral
  return merge("name" in json ? { shortName: json["name"], ...plain } : plain, json)
}

const isBrand = (value: Brand | ReadonlyArray<string>): value is Brand => !Array.isArray(value)

type SvgMistakes = (svg: string) => ReadonlyArray<string>

/** How the text of a drawing is checked, by its file. Other files only have to exist. */
const svgChecks: ReadonlyMap<string, SvgMistakes> = new Map([
  ...drawings.map((file) => [file, drawingMistakes] as const),
  ...pageDrawings.map((name) => [`${name}.svg`, pageDrawingMistakes] as const),
])

const fileMistakes = (folder: string): ReadonlyArray<string> =>
  [...new Set([...svgChecks.keys(), ...brandFileNames])].flatMap((file) => {
    const path = pathOf(folder, file)
    if (!existsSync(path)) return [`${path}: missing`]
    const mistakes = svgChecks.get(file)?.(readFileSync(path, "utf8")) ?? []
    return mistakes.map((mistake) => `${path}: ${mistake}`)
  })

/** The brand of a file's JSON, and all its mistakes with their places. A brand with mistakes may be absent. */
export const inspectJson = (json: unknown): Inspected => {
  const brand = decoded(withNeutral(json))
  if (!isBrand(brand)) return { mistakes: brand }
  return {
    brand,
    mistakes: [
      ...nameMistakes(brand),
      ...textMistakes(brand),
      ...sizeMistakes(brand),
      ...contrastMistakes(brand),
    ],
  }
}

/** The brand of a folder, and all its mistakes with their places. */
export const inspectBrand = (folder: string): Inspected => {
  const path = join(folder, "brand.json")
  if (!existsSync(path)) return { mistakes: [`${path}: missing`] }
  const json = readJson(path)
  if (json === undefined) return { mistakes: [`${path}: is not JSON`] }
  const { mistakes, ...rest } = inspectJson(json)
  return { ...rest, mistakes: [...mistakes.map((mistake) => `${path}: ${mistake}`), ...fileMistakes(folder)] }
}

/** The brand of a folder; throws its mistakes. */
export const readBrand = (folder: string): Brand => {
  const { brand, mistakes } = inspectBrand(folder)
  if (brand === undefined || mistakes.length > 0) throw new Error(mistakes.join("\n"))
  return brand
}
