import i18next from "i18next"

import { defaultLanguage, type Language, languageFacts, languages } from "#config/product.ts"

const dictionaries = import.meta.glob<Record<string, string>>("../src/i18n/locales/*.json", {
  eager: true,
  import: "default",
})

// i18next makes codes canonical ("EN" becomes "en"), so it knows languages by their html tags.
export const tagOf = (language: Language): string => languageFacts[language].tag

const resources = Object.fromEntries(
  languages.map((language) => [
    tagOf(language),
    { translation: dictionaries[`../src/i18n/locales/${languageFacts[language].file}.json`] ?? {} },
  ]),
)

const fallbacks = Object.fromEntries(
  languages.map((language) => [tagOf(language), languageFacts[language].fallback.map(tagOf)]),
)

void i18next.init({
  resources,
  lng: tagOf(defaultLanguage),
  fallbackLng: { ...fallbacks, default: [tagOf(defaultLanguage)] },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

/** The texts of all stories, every language at hand. */
export const texts = i18next

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
