import { Effect } from "effect"
import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { knownRulesAtom } from "#atoms/fieldRules.ts"
import { fetchOriginsAtom } from "#atoms/origins.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { isGuestAtom } from "#atoms/session.ts"
import { merchantLanguageAtom } from "#atoms/frame/merchant.ts"
import { addLayersAtom } from "#atoms/frame/layers.ts"
import { isCodeCachedAtom } from "#atoms/frame/updates.ts"
import { AppBanners } from "#pages/frame/AppBanners.tsx"
import { nameSplashScreens } from "#platform/splashLinks.ts"

import { keepEnterForComposition } from "./composedEnter.ts"
import { markOnScreenKeyboard } from "./onScreenKeyboard.ts"
import { preloadLikelyCode } from "./preloadLikelyCode.ts"
import { markScrollDirection } from "./scrollDirection.ts"

/** Work that runs once after the first paint, and the app's banners. Nothing else on screen waits for it. */
export const AfterFirstPaint = () => {
  const fetchOrigins = useSetAtom(fetchOriginsAtom)
  const addLayers = useSetAtom(addLayersAtom)
  useEffect(() => {
    addLayers()
    fetchOrigins()
    nameSplashScreens()
  }, [addLayers, fetchOrigins])
  useEffect(() => keepEnterForComposition(), [])
  useEffect(() => markOnScreenKeyboard(), [])
  useEffect(() => markScrollDirection(), [])
  const offered = useAtomValue(merchantLanguageAtom)
  const [language, changeLanguage] = useAtom(languageAtom)
  useEffect(() => {
    if (language !== offered) changeLanguage(offered)
  }, [language, offered, changeLanguage])
  useAtomValue(knownRulesAtom)
  const isCached = useAtomValue(isCodeCachedAtom)
  const isGuest = useAtomValue(isGuestAtom)
  useEffect(() => {
    if (!isCached) return undefined
    const stop = Effect.runCallback(preloadLikelyCode(isGuest))
    return () => stop()
  }, [isCached, isGuest])
  return <AppBanners />
}
