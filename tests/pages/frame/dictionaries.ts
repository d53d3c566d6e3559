import { type Language, languageFacts } from "#config/product.ts"

const files = import.meta.glob<Readonly<Record<string, string>>>("/src/i18n/locales/**/*.json", {
  eager: true,
  import: "default",
})

export const dictionaryOf = (language: Language): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, texts]) =>
      path.endsWith(`/${languageFacts[language].file}.json`) ? [texts] : [],
    ),
  )
