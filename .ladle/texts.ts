import i18next from "i18next"

import { withSingulars } from "#app/dictionaries.ts"
import "#app/i18n.ts"
import { brandTexts, type Language, languageFacts, languages } from "#config/product.ts"
import { withBrand } from "#i18n/withBrand.ts"

const dictionaries = import.meta.glob<Record<string, string>>("../src/i18n/locales/**/*.json", {
  eager: true,
  import: "default",
})

export const tagOf = (language: Language): string => languageFacts[language].tag

// Load all dictionaries at the start, so that a story can change its language at once.
for (const language of languages) {
  const { file } = languageFacts[language]
  for (const [path, dictionary] of Object.entries(dictionaries)) {
    if (!path.endsWith(`/${file}.json`)) continue
    const texts = withSingulars(withBrand(dictionary, brandTexts, language))
    i18next.addResourceBundle(tagOf(language), "translation", texts)
  }
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
