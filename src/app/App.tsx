import { useAtomValue } from "jotai"
import { useEffect } from "react"

import { languageAtom, themeAtom } from "#atoms/preferences.ts"
import { wakeAtom } from "#atoms/kernel/query.ts"
import { languageFacts } from "#config/product.ts"
import { LaterPart } from "#pages/frame/LaterPart.tsx"
import { useQuiet } from "#pages/frame/useQuiet.ts"
import { TextsProvider } from "#ui/texts.tsx"

import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { ErrorGate } from "./ErrorGate.tsx"
import type { AppTexts } from "./i18n.ts"
import { patiently } from "./patiently.ts"
import { Routes } from "./Routes.tsx"

const feedback = () => import("#pages/frame/Feedback.tsx").then(({ Feedback }) => Feedback)
const startUp = () => import("./StartUp.tsx").then(({ StartUp }) => StartUp)

/** Puts theme and language on the document. */
const useDocument = (texts: AppTexts): void => {
  const theme = useAtomValue(themeAtom)
  const language = useAtomValue(languageAtom)
  const wakes = useAtomValue(wakeAtom)
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme
    const page = getComputedStyle(document.documentElement).getPropertyValue("--page")
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page)
  }, [theme])
  useEffect(() => {
    let isWanted = true
    document.documentElement.lang = languageFacts[language].tag
    // What is missing then is asked for again when the app wakes.
    patiently(async () => (isWanted ? texts.speak(language) : undefined)).catch(() => {})
    return () => {
      isWanted = false
    }
  }, [language, texts, wakes])
}

export const App = ({ texts }: { readonly texts: AppTexts }) => {
  useDocument(texts)
  const quiet = useQuiet()
  return (
    <TextsProvider texts={texts}>
      <ErrorBoundary>
        <ErrorGate>
          <Routes />
        </ErrorGate>
        {quiet && <LaterPart load={feedback} />}
        {quiet && <LaterPart load={startUp} />}
      </ErrorBoundary>
    </TextsProvider>
  )
}
