import i18next from "i18next"
import { initReactI18next } from "react-i18next"

import { defaultLanguage, type Language, languageFacts, languages } from "#config/product.ts"
import * as Money from "#domain/Money.ts"

import { type Dictionary, fetchDictionary } from "./dictionaries.ts"

// i18next normalises language codes ("EN" becomes "en"), so each language is registered under its HTML tag.
const tagOf = (language: Language): string => languageFacts[language].tag

const fallbacks = Object.fromEntries(
  languages.map((language) => [tagOf(language), languageFacts[language].fallback.map(tagOf)]),
)

void i18next.use(initReactI18next).init({
  resources: {},
  lng: tagOf(defaultLanguage),
  fallbackLng: { ...fallbacks, default: [tagOf(defaultLanguage)] },
  keySeparator: false,
  nsSeparator: false,
  // React already escapes values.
  interpolation: { escapeValue: false },
})

// `{{count, number}}` groups digits in the same way as amounts of money.
i18next.services.formatter?.add("number", (value) => Money.formatCount(Number(value)))

const isHere = (language: Language): boolean => i18next.hasResourceBundle(tagOf(language), "translation")

const addBundle = (language: Language, texts: Dictionary): void => {
  i18next.addResourceBundle(tagOf(language), "translation", texts)
}

type FetchTexts = (language: Language) => Promise<Dictionary>

const lazyTexts = new Set<FetchTexts>()

/** Adds the fetched texts to each loaded language, and to each language that loads later. */
export const addTexts = async (fetchTexts: FetchTexts): Promise<void> => {
  lazyTexts.add(fetchTexts)
  const add = async (language: Language) => addBundle(language, await fetchTexts(language))
  await Promise.all(languages.filter(isHere).map(add))
}

const addDictionary = async (language: Language): Promise<void> => {
  if (isHere(language)) return
  const texts = await fetchDictionary(language)
  const more = await Promise.all([...lazyTexts].map((fetchTexts) => fetchTexts(language)))
  addBundle(language, Object.assign({}, texts, ...more))
}

let chosen: Language = defaultLanguage

/** Rejects if a dictionary fails to load. The language still changes, with the dictionaries that have loaded. */
export const changeLanguage = async (language: Language): Promise<void> => {
  chosen = language
  const chain = [language, ...languageFacts[language].fallback]
  if (i18next.language === tagOf(language) && chain.every(isHere)) return
  const fetched = await Promise.allSettled(chain.map(addDictionary))
  // Dictionaries may load in any order. Only the language chosen last is applied.
  if (chosen !== language) return
  await i18next.changeLanguage(tagOf(language))
  const failed = fetched.find(({ status }) => status === "rejected")
  if (failed?.status === "rejected") throw failed.reason
}

export const hasTexts = (): boolean => languages.some(isHere)
