import { createInstance, type i18n } from "i18next"

import { defaultLanguage, type Language, languageFacts, languages } from "#config/product.ts"

// As text, because a module that is partly in the first chunk cannot come whole in another.
const files = import.meta.glob<string>("../i18n/locales/*.json", { query: "?raw", import: "default" })

// i18next makes codes canonical ("EN" becomes "en"), so it knows languages by their html tags.
const tagOf = (language: Language): string => languageFacts[language].tag

const fallbacks = Object.fromEntries(
  languages.map((language) => [tagOf(language), languageFacts[language].fallback.map(tagOf)]),
)

/** i18next over the first screen's English texts; dictionaries are added as languages are chosen. */
export const makeEngine = async (firstTexts: Readonly<Record<string, string>>): Promise<i18n> => {
  const engine = createInstance()
  await engine.init({
    resources: { [tagOf(defaultLanguage)]: { translation: { ...firstTexts } } },
    lng: tagOf(defaultLanguage),
    fallbackLng: { ...fallbacks, default: [tagOf(defaultLanguage)] },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return engine
}

/** Fetches the dictionary of a language and those that fill its gaps; answers which of them did not come. */
export const fetchDictionaries = async (
  engine: i18n,
  language: Language,
): Promise<ReadonlyArray<Language>> => {
  const wanted = [language, ...languageFacts[language].fallback]
  const arrived = await Promise.all(wanted.map((each) => fetchDictionary(engine, each)))
  return wanted.filter((_, index) => arrived[index] === false)
}

/** Speaks a language whose dictionaries are here. */
export const change = (engine: i18n, language: Language) => engine.changeLanguage(tagOf(language))

const loaded = new WeakMap<i18n, Set<Language>>()

const fetchDictionary = async (engine: i18n, language: Language): Promise<boolean> => {
  const known = loaded.get(engine) ?? new Set()
  loaded.set(engine, known)
  if (known.has(language)) return true
  const dictionary = await files[`../i18n/locales/${languageFacts[language].file}.json`]?.().catch(
    () => undefined,
  )
  if (dictionary === undefined) return false
  engine.addResourceBundle(tagOf(language), "translation", JSON.parse(dictionary))
  known.add(language)
  return true
}
