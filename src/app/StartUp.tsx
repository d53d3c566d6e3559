import { Effect } from "effect"
import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { askOriginsAtom } from "#atoms/origins.ts"
import { isGuestAtom } from "#atoms/session.ts"
import { isKeptAtom } from "#atoms/updates.ts"
import { nameSplashScreens } from "#platform/splashLinks.ts"

/** What is done once a start, when the first content stands: nothing on screen waits for it. */
export const StartUp = () => {
  const askOrigins = useSetAtom(askOriginsAtom)
  useEffect(() => {
    askOrigins()
    nameSplashScreens()
    // Pages are told apart without a wait then; if it does not come now, the first page asks for it.
    import("./LaterPage.tsx").catch(() => {})
  }, [askOrigins])
  const isKept = useAtomValue(isKeptAtom)
  const isGuest = useAtomValue(isGuestAtom)
  useEffect(() => {
    if (!isKept) return undefined
    let stop = () => {}
    import("./LaterPage.tsx").then(
      ({ runAhead }) => {
        stop = Effect.runCallback(runAhead(isGuest))
      },
      () => {},
    )
    return () => stop()
  }, [isKept, isGuest])
  return null
}
