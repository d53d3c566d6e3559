import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"

import { defaultLanguage, type Language, languageFacts, languages } from "#config/product.ts"
import en from "#i18n/locales/en.json"

type Dictionary = Readonly<Record<string, string>>

const dictionaries = import.meta.glob<Dictionary>(["../i18n/locales/*.json", "!../i18n/locales/en.json"], {
  import: "default",
})

// i18next makes codes canonical ("EN" becomes "en"), so it knows languages by their html tags.
const tagOf = (language: Language): string => languageFacts[language].tag

const fallbacks = Object.fromEntries(
  languages.map((language) => [tagOf(language), languageFacts[language].fallback.map(tagOf)]),
)

/** The texts of the app. English is at hand; a language's dictionary and its fallbacks' come when it is chosen. */
export const makeTexts = async (language: Language): Promise<i18n> => {
  const texts = createInstance()
  await texts.use(initReactI18next).init({
    resources: { [tagOf(defaultLanguage)]: { translation: en } },
    lng: tagOf(defaultLanguage),
    fallbackLng: { ...fallbacks, default: [tagOf(defaultLanguage)] },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  await speak(texts, language)
  return texts
}

/** Changes the language once its dictionary is here; one that does not come leaves the fallback's words. */
export const speak = async (texts: i18n, language: Language): Promise<void> => {
  await Promise.all([language, ...languageFacts[language].fallback].map((each) => fetchDictionary(texts, each)))
  await texts.changeLanguage(tagOf(language))
}

const fetchDictionary = async (texts: i18n, language: Language): Promise<void> => {
  if (texts.hasResourceBundle(tagOf(language), "translation")) return
  const load = dictionaries[`../i18n/locales/${languageFacts[language].file}.json`]
  const dictionary = await load?.().catch(() => undefined)
  if (dictionary !== undefined) texts.addResourceBundle(tagOf(language), "translation", dictionary)
}
