import { Effect } from "effect"
import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useMemo } from "react"
import { useLocation } from "wouter"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import { fetchOriginsAtom } from "#atoms/origins.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { isGuestAtom, sessionAtom } from "#atoms/session.ts"
import { merchantLanguageAtom } from "#atoms/merchant.ts"
import { eraseDetailsAtom } from "#atoms/frame/eraseDetails.ts"
import { addOverlaysAtom } from "#atoms/frame/overlays.ts"
import { areChunksCachedAtom } from "#atoms/frame/updates.ts"
import { defaultLanguage } from "#config/product.ts"
import { openedPage } from "#domain/frame/openedPage.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { AppBanners } from "#pages/frame/AppBanners.tsx"
import { nameSplashScreens } from "#platform/splashLinks.ts"

import { keepEnterForComposition } from "./composedEnter.ts"
import { markOnScreenKeyboard } from "./onScreenKeyboard.ts"
import { pages } from "./pages.ts"
import { preloadInView, preloadPressed } from "./preloadLinkedPages.ts"
import { preloadLikelyChunks } from "./preloadLikelyChunks.ts"
import { markScrollDirection } from "./scrollDirection.ts"
import { useHeadingFocus } from "./useHeadingFocus.ts"

const preload = (name: Pages.PageName) => pages[name].preload()

const usePreloads = (isCached: boolean): void => {
  const isGuest = useAtomValue(isGuestAtom)
  const session = useAtomValue(sessionAtom)
  useEffect(() => {
    return isCached ? Effect.runCallback(preloadLikelyChunks(isGuest)) : undefined
  }, [isCached, isGuest])
  const ahead = useMemo(() => ({ pageAt: (path: string) => openedPage(path, session), preload }), [session])
  useEffect(() => preloadPressed(ahead), [ahead])
  // Waits until the service worker has cached the app's files, because these downloads need the network first.
  useEffect(() => {
    return isCached ? Effect.runCallback(preloadInView(ahead)) : undefined
  }, [ahead, isCached])
}

export const AfterFirstPaint = () => {
  const fetchOrigins = useSetAtom(fetchOriginsAtom)
  const addOverlays = useSetAtom(addOverlaysAtom)
  const eraseDetails = useSetAtom(eraseDetailsAtom)
  // A session may have ended while the module that erases was unavailable.
  useEffect(() => eraseDetails(), [eraseDetails])
  useEffect(() => {
    addOverlays()
    fetchOrigins()
    nameSplashScreens()
  }, [addOverlays, fetchOrigins])
  useEffect(() => {
    // The first tap at a menu needs this list. A failure is ignored here, because the tap loads the list again.
    import("./frameChunks.ts").catch(() => {})
  }, [])
  useEffect(() => keepEnterForComposition(), [])
  useEffect(() => markOnScreenKeyboard(), [])
  useEffect(() => markScrollDirection(), [])
  const offered = useAtomValue(merchantLanguageAtom)
  const [language, changeLanguage] = useAtom(languageAtom)
  useEffect(() => {
    if (language !== offered) changeLanguage(offered)
  }, [language, offered, changeLanguage])
  useEffect(() => {
    if (language === defaultLanguage) return
    // A failure is ignored here, because the app loads the same texts and reports the failure.
    import("./boot/storeShellTexts.ts")
      .then(({ storeShellTexts }) => storeShellTexts(language))
      .catch(() => {})
  }, [language])
  const [path] = useLocation()
  useHeadingFocus(Pages.at(path))
  useAtomValue(knownRulesAtom)
  usePreloads(useAtomValue(areChunksCachedAtom))
  return <AppBanners />
}
