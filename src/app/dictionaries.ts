import { createInstance, type i18n } from "i18next"

import { defaultLanguage, type Language, languageFacts, languages } from "#config/product.ts"

// As text, because a module that is partly in the first chunk cannot come whole in another.
// `tools/splitTexts.ts` cuts each file in two for the build; without it both parts are the whole.
const parts = {
  home: import.meta.glob<string>("../i18n/locales/*.json", { query: "?raw&home", import: "default" }),
  pages: import.meta.glob<string>("../i18n/locales/*.json", { query: "?raw&pages", import: "default" }),
}

/** A part of a dictionary: what home says, or all other pages. */
export type Part = keyof typeof parts

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

/** Fetches parts of a language's dictionary and of those that fill its gaps; answers the languages of which one did not come. */
export const fetchDictionaries = async (
  engine: i18n,
  language: Language,
  wantedParts: ReadonlyArray<Part>,
): Promise<ReadonlyArray<Language>> => {
  const wanted = [language, ...languageFacts[language].fallback]
  const arrived = await Promise.all(
    wanted.map((each) => Promise.all(wantedParts.map((part) => fetchPart(engine, each, part)))),
  )
  return wanted.filter((_, index) => arrived[index]?.includes(false))
}

/** Speaks a language whose dictionaries are here. */
export const change = (engine: i18n, language: Language) => engine.changeLanguage(tagOf(language))

const loaded = new WeakMap<i18n, Set<string>>()

const fetchPart = async (engine: i18n, language: Language, part: Part): Promise<boolean> => {
  const known = loaded.get(engine) ?? new Set()
  loaded.set(engine, known)
  const name = `${part} ${language}`
  if (known.has(name)) return true
  const dictionary = await parts[part][`../i18n/locales/${languageFacts[language].file}.json`]?.().catch(
    () => undefined,
  )
  if (dictionary === undefined) return false
  engine.addResourceBundle(tagOf(language), "translation", JSON.parse(dictionary))
  known.add(name)
  return true
}
