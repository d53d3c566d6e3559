import { type Language, languageFacts, languages } from "#config/product.ts"

const dictionaries = import.meta.glob<Readonly<Record<string, string>>>("/src/i18n/locales/**/*.json", {
  eager: true,
  import: "default",
})

/** All texts of a language, with those of lazy chunks. */
const textsOf = (language: Language): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(dictionaries).flatMap(([path, texts]) =>
      path.endsWith(`/${languageFacts[language].file}.json`) ? [texts] : [],
    ),
  )

const inEnglish = textsOf("EN")

/** The English texts that a language translates. */
const translatedOf = (language: Language): ReadonlySet<string> => {
  const spoken = [...languageFacts[language].fallback].reverse().concat(language)
  const texts: Readonly<Record<string, string>> = Object.assign({}, ...spoken.map(textsOf))
  const borrowed = new Set(Object.entries(inEnglish).map(([key, text]) => texts[key] ?? text))
  return new Set(Object.values(inEnglish).filter((text) => !borrowed.has(text)))
}

const translated = new Map(languages.map((language) => [language, translatedOf(language)]))

/** The lines on the screen that are English texts, which the language translates. */
export const englishLines = (language: Language): ReadonlyArray<string> => {
  const english = translated.get(language)
  return document.body.innerText.split("\n").filter((line) => english?.has(line))
}
