import { useAtomValue } from "jotai"
import { useEffect, useLayoutEffect } from "react"

import { languageAtom, reducesMotionAtom, themeAtom } from "#atoms/preferences.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { languageFacts } from "#config/product.ts"
import { Deferred } from "#pages/frame/Deferred.tsx"
import { useFirstPaintDone } from "#pages/frame/useFirstPaintDone.ts"
import { ReducedMotion } from "#ui/basic/useMedia.ts"

import { AddressRouter } from "./AddressRouter.tsx"
import { AppRoutes } from "./AppRoutes.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { ErrorGate } from "./ErrorGate.tsx"
import { speak } from "./i18n.ts"
import { retryImport } from "./retryImport.ts"

const feedback = () => import("#pages/frame/Feedback.tsx").then(({ Feedback }) => Feedback)
const afterFirstPaint = () => import("./AfterFirstPaint.tsx").then(({ AfterFirstPaint }) => AfterFirstPaint)

/** Sets theme, motion and language on the document. */
const useDocument = (): void => {
  const theme = useAtomValue(themeAtom)
  const reducesMotion = useAtomValue(reducesMotionAtom)
  const language = useAtomValue(languageAtom)
  const wakes = useAtomValue(wakeAtom)
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme
    const page = getComputedStyle(document.documentElement).getPropertyValue("--page")
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", page)
  }, [theme])
  useLayoutEffect(() => {
    if (reducesMotion !== undefined)
      document.documentElement.dataset["motion"] = reducesMotion ? "reduced" : "full"
  }, [reducesMotion])
  useEffect(() => {
    let isWanted = true
    document.documentElement.lang = languageFacts[language].tag
    // A dictionary that fails to load is requested again when the app wakes.
    retryImport(async () => (isWanted ? speak(language) : undefined)).catch(() => {})
    return () => {
      isWanted = false
    }
  }, [language, wakes])
}

export const App = () => {
  useDocument()
  const quiet = useFirstPaintDone()
  return (
    <ErrorBoundary>
      <ReducedMotion value={useAtomValue(reducesMotionAtom)}>
        <AddressRouter>
          <ErrorGate>
            <AppRoutes />
          </ErrorGate>
          {quiet && <Deferred load={feedback} />}
          {quiet && <Deferred load={afterFirstPaint} />}
        </AddressRouter>
      </ReducedMotion>
    </ErrorBoundary>
  )
}
