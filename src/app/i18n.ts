import { createInstance, type i18n } from "i18next"

import { defaultLanguage, type Language, languageFacts, languages } from "#config/product.ts"
import * as firstTexts from "#i18n/firstTexts.ts"

// As text, because a module that is partly in the first chunk cannot come whole in another.
const dictionaries = import.meta.glob<string>("../i18n/locales/*.json", { query: "?raw", import: "default" })

// i18next makes codes canonical ("EN" becomes "en"), so it knows languages by their html tags.
const tagOf = (language: Language): string => languageFacts[language].tag

const fallbacks = Object.fromEntries(
  languages.map((language) => [tagOf(language), languageFacts[language].fallback.map(tagOf)]),
)

/** The texts of the app: the first screen's English ones at once, a language's dictionary before it is shown. */
export const makeTexts = async (language: Language): Promise<i18n> => {
  const texts = createInstance()
  await texts.init({
    resources: { [tagOf(defaultLanguage)]: { translation: { ...firstTexts } } },
    lng: tagOf(defaultLanguage),
    fallbackLng: { ...fallbacks, default: [tagOf(defaultLanguage)] },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  if (language !== defaultLanguage) await speak(texts, language)
  return texts
}

const wanted = new WeakMap<i18n, Language>()

/** Changes the language once its dictionary is here; one that does not come leaves the fallback's words. */
export const speak = async (texts: i18n, language: Language): Promise<void> => {
  wanted.set(texts, language)
  await Promise.all(
    [language, ...languageFacts[language].fallback].map((each) => fetchDictionary(texts, each)),
  )
  // Dictionaries come in any order: the language that was chosen last is spoken.
  if (wanted.get(texts) === language) await texts.changeLanguage(tagOf(language))
}

const loaded = new WeakMap<i18n, ReadonlySet<Language>>()

const fetchDictionary = async (texts: i18n, language: Language): Promise<void> => {
  if (loaded.get(texts)?.has(language) === true) return
  const load = dictionaries[`../i18n/locales/${languageFacts[language].file}.json`]
  const dictionary = await load?.().catch(() => undefined)
  if (dictionary === undefined) return
  texts.addResourceBundle(tagOf(language), "translation", JSON.parse(dictionary))
  loaded.set(texts, new Set([...(loaded.get(texts) ?? []), language]))
}
