import { readFileSync } from "node:fs"

import { type Language, languageFacts } from "#config/product.ts"

import { type Brand, textIn } from "./Brand.ts"

export type Texts = Readonly<Record<string, string>>

/** The dictionary of a language, as the repository has it: without the name of a brand. */
export const dictionaryOf = (language: Language): Texts =>
  JSON.parse(readFileSync(`src/i18n/locales/${languageFacts[language].file}.json`, "utf8"))

/** A dictionary with the name of the brand and the texts that it words differently. */
export const withBrand = (texts: Texts, brand: Brand, language: Language): Texts => ({
  product_name: textIn(brand, brand.name, language),
  ...texts,
  ...brand.texts?.[language],
})

/** All texts of a brand in a language. */
export const textsOf = (brand: Brand, language: Language): Texts =>
  withBrand(dictionaryOf(language), brand, language)
