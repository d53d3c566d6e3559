import { Effect } from "effect"
import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { fetchOriginsAtom } from "#atoms/origins.ts"
import { isGuestAtom } from "#atoms/session.ts"
import { isCodeCachedAtom } from "#atoms/frame/updates.ts"
import { nameSplashScreens } from "#platform/splashLinks.ts"

import { warmUp } from "./warmUp.ts"

/** Work that runs once after the first paint. Nothing on screen waits for it. */
export const AfterFirstPaint = () => {
  const fetchOrigins = useSetAtom(fetchOriginsAtom)
  useEffect(() => {
    fetchOrigins()
    nameSplashScreens()
  }, [fetchOrigins])
  const isKept = useAtomValue(isCodeCachedAtom)
  const isGuest = useAtomValue(isGuestAtom)
  useEffect(() => {
    if (!isKept) return undefined
    const stop = Effect.runCallback(warmUp(isGuest))
    return () => stop()
  }, [isKept, isGuest])
  return null
}
