import { useAtomValue } from "jotai"
import { useEffect, useLayoutEffect } from "react"
import { useTranslation } from "react-i18next"

import { overlayHistoryAtom } from "#atoms/frame/address.ts"
import { languageAtom, reducesMotionAtom, themeAtom } from "#atoms/preferences.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { Deferred } from "#pages/view/Deferred.tsx"
import { useFirstPaintDone } from "#pages/frame/useFirstPaintDone.ts"
import { ReducedMotion } from "#ui/basic/useMedia.ts"
import { OverlayContext } from "#ui/overlay/useOverlay.ts"

import { AddressRouter } from "./AddressRouter.tsx"
import { AppRoutes } from "./AppRoutes.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { ErrorGate } from "./ErrorGate.tsx"
import { changeLanguage } from "./i18n.ts"
import { retryImport } from "./retryImport.ts"

const toasts = () => import("#pages/frame/Toasts.tsx").then(({ Toasts }) => Toasts)
const afterFirstPaint = () => import("./AfterFirstPaint.tsx").then(({ AfterFirstPaint }) => AfterFirstPaint)

const useDocument = (): void => {
  const theme = useAtomValue(themeAtom)
  const reducesMotion = useAtomValue(reducesMotionAtom)
  const language = useAtomValue(languageAtom)
  const wakes = useAtomValue(wakeAtom)
  const shownLanguage = useTranslation().i18n.resolvedLanguage
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
    // Until a dictionary has loaded, the words are in another language than the chosen one.
    if (shownLanguage !== undefined) document.documentElement.lang = shownLanguage
  }, [shownLanguage])
  useEffect(() => {
    let isCurrent = true
    // A dictionary that fails to load is requested again when the app wakes.
    retryImport(async () => (isCurrent ? changeLanguage(language) : undefined)).catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [language, wakes])
}

export const App = () => {
  useDocument()
  const isPainted = useFirstPaintDone()
  return (
    <ErrorBoundary>
      <ReducedMotion value={useAtomValue(reducesMotionAtom)}>
        <OverlayContext value={useAtomValue(overlayHistoryAtom).openOverlay}>
          <AddressRouter>
            <ErrorGate>
              <AppRoutes />
            </ErrorGate>
            {/* Exists at once: an opening dialog hides all but existing `aria-live` elements from screen readers. */}
            <div aria-live="off">{isPainted && <Deferred load={toasts} />}</div>
            {isPainted && <Deferred load={afterFirstPaint} />}
          </AddressRouter>
        </OverlayContext>
      </ReducedMotion>
    </ErrorBoundary>
  )
}
