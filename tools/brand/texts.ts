import { globSync, readFileSync } from "node:fs"

import { type Language, languageFacts } from "#config/product.ts"
import { withBrand } from "#i18n/withBrand.ts"

import type { Brand } from "./Brand.ts"
import { scriptPart } from "./scriptPart.ts"

type Texts = Readonly<Record<string, string>>

/** The dictionary of a language from the repository, without a brand's name and texts. */
export const dictionaryOf = (language: Language): Texts =>
  Object.assign(
    {},
    ...globSync(`src/i18n/locales/**/${languageFacts[language].file}.json`).map((file) =>
      JSON.parse(readFileSync(file, "utf8")),
    ),
  )

/** All texts of a brand in a language. */
export const textsOf = (brand: Brand, language: Language): Texts =>
  withBrand(dictionaryOf(language), scriptPart(brand), language)
