import { useAtomValue } from "jotai"
import { lazy, Suspense, useEffect } from "react"

import { languageAtom, themeAtom } from "#atoms/preferences.ts"
import { languageFacts } from "#config/product.ts"
import { hasFeedbackAtom } from "#atoms/feedback.ts"

import { TextsProvider } from "#ui/texts.tsx"

import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { ErrorGate } from "./ErrorGate.tsx"
import type { AppTexts } from "./i18n.ts"
import { Routes } from "./Routes.tsx"

const Feedback = lazy(() =>
  import("#pages/frame/Feedback.tsx").then(({ Feedback }) => ({ default: Feedback })),
)

/** Puts theme and language on the document. */
const useDocument = (texts: AppTexts): void => {
  const theme = useAtomValue(themeAtom)
  const language = useAtomValue(languageAtom)
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme
    const page = getComputedStyle(document.documentElement).getPropertyValue("--page")
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page)
  }, [theme])
  useEffect(() => {
    document.documentElement.lang = languageFacts[language].tag
    void texts.speak(language)
  }, [language, texts])
}

export const App = ({ texts }: { readonly texts: AppTexts }) => {
  useDocument(texts)
  return (
    <TextsProvider texts={texts}>
      <ErrorBoundary>
        <ErrorGate>
          <Routes />
        </ErrorGate>
        <Suspense>{useAtomValue(hasFeedbackAtom) && <Feedback />}</Suspense>
      </ErrorBoundary>
    </TextsProvider>
  )
}
