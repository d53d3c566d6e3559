import { type Language, languageFacts } from "#config/product.ts"

const files = import.meta.glob<Readonly<Record<string, string>>>("/src/i18n/locales/*.json", {
  eager: true,
  import: "default",
})

export const dictionaryOf = (language: Language): Readonly<Record<string, string>> =>
  files[`/src/i18n/locales/${languageFacts[language].file}.json`] ?? {}
