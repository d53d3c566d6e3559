import { Option, Schema } from "effect"

import { defaultLanguage, languageFacts, languages, themes } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"

/** The sizes of the phone: width and height in CSS px. */
export const sizes = ["320 × 568", "375 × 667", "430 × 932", "812 × 375"] as const

/** The heights of a browser's bars in CSS px, above and below the page. */
export const bars = { above: 50, below: 44 } as const

/** Width and height of the page: the size of the phone without the browser's bars. */
export const sidesOf = ({
  size,
  hasBars,
}: Pick<Choice, "size" | "hasBars">): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split(" × ").map(Number)
  return { width, height: hasBars ? height - bars.above - bars.below : height }
}

/** The widths of the safe areas of a phone without a home button, in CSS px: top, right, bottom, left. */
export const safeAreas = (size: Choice["size"]): ReadonlyArray<number> => {
  const { width, height } = sidesOf({ size, hasBars: false })
  return width > height ? [0, 47, 21, 47] : [47, 0, 34, 0]
}

/** The options of the second phone, with their labels: no second phone, the other theme, or a language. */
export const seconds: ReadonlyMap<string, string> = new Map([
  ["none", "none"],
  ["theme", "the other theme"],
  ...languages.map((language) => [language, languageFacts[language].name] as const),
])

/** The option to show each story with the persona that the story itself sets. */
export const ownPersona = "the story's own"

/** The labels of the persona options, by persona id. */
export const personaOptions: ReadonlyMap<string, string> = new Map([
  [ownPersona, ownPersona],
  ...personas.map(({ id, title }) => [id, title] as const),
])

const brandsInPage = document.getElementById("brands")?.textContent ?? "{}"

/** The brands that a story can have (`tools/build/brandChoice.ts`). */
export const brands: ReadonlyArray<string> = Object.keys(JSON.parse(brandsInPage))

/** The brand of the catalogue itself. */
export const usualBrand = document.documentElement.dataset["brand"] ?? ""

const Choice = Schema.Struct({
  brand: Schema.Literals(brands),
  size: Schema.Literals(sizes),
  language: Schema.Literals(languages),
  theme: Schema.Literals(themes),
  persona: Schema.Literals([...personaOptions.keys()]),
  second: Schema.Literals([...seconds.keys()]),
  hasBars: Schema.Boolean,
  hasSafeAreas: Schema.Boolean,
  lessMotion: Schema.Boolean,
  largeText: Schema.Boolean,
})

/** The reviewer's settings, which apply to every story. */
export type Choice = typeof Choice.Type

const usual: Choice = {
  brand: usualBrand,
  size: "375 × 667",
  language: defaultLanguage,
  theme: "dark",
  persona: ownPersona,
  second: "none",
  hasBars: false,
  hasSafeAreas: false,
  lessMotion: false,
  largeText: false,
}

const key = "ladle-review"

const Stored = Schema.fromJsonString(Choice)

/** Applies a change to a choice. Returns the choice unchanged if the change is invalid. */
export const withChange = (choice: Choice, change: Readonly<Record<string, unknown>>): Choice =>
  Option.getOrElse(Schema.decodeUnknownOption(Choice)({ ...choice, ...change }), () => choice)

/** The initial choice: the stored one, overridden by parameters of the address such as `arg-language=CN`. */
export const firstChoice = (): Choice => {
  const stored = Schema.decodeUnknownOption(Stored)(localStorage.getItem(key))
  const asked = new URLSearchParams(location.search)
  const given = Object.entries({
    theme: asked.get("theme"),
    language: asked.get("arg-language"),
    persona: asked.get("arg-persona"),
  }).filter(([, value]) => value !== null)
  return withChange(
    Option.getOrElse(stored, () => usual),
    Object.fromEntries(given),
  )
}

/** The choice of the second phone; undefined if there is no second phone. */
export const secondOf = (choice: Choice): Choice | undefined => {
  if (choice.second === "none") return undefined
  const other = themes.find((theme) => theme !== choice.theme)
  return withChange(choice, choice.second === "theme" ? { theme: other } : { language: choice.second })
}

export const storeChoice = (choice: Choice): void =>
  localStorage.setItem(key, Schema.encodeSync(Stored)(choice))
