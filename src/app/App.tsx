import type { i18n } from "i18next"
import { useAtomValue } from "jotai"
import { useEffect } from "react"
import { I18nextProvider } from "react-i18next"

import { languageAtom, themeAtom } from "#atoms/preferences.ts"
import { languageFacts } from "#config/product.ts"
import { Feedback } from "#pages/frame/Feedback.tsx"

import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { ErrorGate } from "./ErrorGate.tsx"
import { speak } from "./i18n.ts"
import { Routes } from "./Routes.tsx"

/** Puts theme and language on the document. */
const useDocument = (texts: i18n): void => {
  const theme = useAtomValue(themeAtom)
  const language = useAtomValue(languageAtom)
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme
    const page = getComputedStyle(document.documentElement).getPropertyValue("--page")
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page)
  }, [theme])
  useEffect(() => {
    document.documentElement.lang = languageFacts[language].tag
    void speak(texts, language)
  }, [language, texts])
}

export const App = ({ texts }: { readonly texts: i18n }) => {
  useDocument(texts)
  return (
    <I18nextProvider i18n={texts}>
      <ErrorBoundary>
        <ErrorGate>
          <Routes />
        </ErrorGate>
        <Feedback />
      </ErrorBoundary>
    </I18nextProvider>
  )
}
