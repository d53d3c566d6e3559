import "../src/app/theme.css"
import "./stories.css"

import type { GlobalProvider } from "@ladle/react"
import i18next from "i18next"
import { useEffect, useRef } from "react"
import { I18nextProvider, initReactI18next } from "react-i18next"

import { defaultLanguage, type Language, languageFacts, languages } from "#config/product.ts"

const dictionaries = import.meta.glob<Record<string, string>>("../src/i18n/locales/*.json", {
  eager: true,
  import: "default",
})

// i18next makes codes canonical ("EN" becomes "en"), so it knows languages by their html tags.
const tagOf = (language: Language): string => languageFacts[language].tag

const resources = Object.fromEntries(
  languages.map((language) => [
    tagOf(language),
    { translation: dictionaries[`../src/i18n/locales/${languageFacts[language].file}.json`] ?? {} },
  ]),
)

const fallbacks = Object.fromEntries(
  languages.map((language) => [tagOf(language), languageFacts[language].fallback.map(tagOf)]),
)

void i18next.use(initReactI18next).init({
  resources,
  lng: tagOf(defaultLanguage),
  fallbackLng: { ...fallbacks, default: [tagOf(defaultLanguage)] },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

export const argTypes = {
  language: {
    options: [...languages],
    control: { type: "select" },
    defaultValue: defaultLanguage,
  },
}

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

export const Provider: GlobalProvider = ({ children, globalState }) => {
  const story = useRef<HTMLDivElement>(null)
  const chosen: unknown = globalState.control["language"]?.value
  const language = isLanguage(chosen) ? chosen : defaultLanguage
  const { theme } = globalState
  // A story of a fixed width stands in a frame with a document of its own.
  useEffect(() => {
    void i18next.changeLanguage(tagOf(language))
    const page = story.current?.ownerDocument.documentElement
    if (page !== undefined) page.lang = tagOf(language)
  }, [language])
  useEffect(() => {
    const page = story.current?.ownerDocument.documentElement
    if (page !== undefined) page.dataset["theme"] = theme
  }, [theme])
  return (
    <I18nextProvider i18n={i18next}>
      <div ref={story} className="story">
        {children}
      </div>
    </I18nextProvider>
  )
}
