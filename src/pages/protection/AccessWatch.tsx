import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import {
  awaitEndAtom,
  closeGameAtom,
  closureAtom,
  followSleepAtom,
  isAccessAwaitedAtom,
  protectionAtom,
} from "#atoms/protection/protection.ts"
import { hasProtectionTextsAtom } from "#atoms/protection/limitOffer.ts"
import { isPlayClosedAtom } from "#atoms/frame/merchant.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"

import { useLoginToast } from "./useLoginToast.ts"
import { useSessionWatch } from "./useSessionWatch.ts"

/**
 * Fetches the account's access, again after the device slept, and reports it to home. Closes an open game during a break or a
 * self-exclusion, and refetches at its end.
 */
export const AccessWatch = () => {
  useAtomValue(protectionAtom)
  useAtomValue(followSleepAtom)
  const closure = useAtomValue(closureAtom)
  const game = useAtomValue(iframeGameAtom)
  const closeGame = useSetAtom(closeGameAtom)
  const awaitEnd = useSetAtom(awaitEndAtom)
  const isAwaited = useAtomValue(isAccessAwaitedAtom)
  const report = useSetAtom(isPlayClosedAtom)
  const isClosed = closure !== undefined
  const until = closure?.until ?? null
  useEffect(() => {
    report(isAwaited ? undefined : isClosed)
    return () => report(undefined)
  }, [isAwaited, isClosed, report])
  useEffect(() => {
    if (isClosed && game !== undefined) closeGame()
  }, [isClosed, game, closeGame])
  useEffect(() => (isClosed ? awaitEnd(until) : undefined), [isClosed, until, awaitEnd])
  const noteTexts = useSetAtom(hasProtectionTextsAtom)
  useEffect(() => noteTexts(true), [noteTexts])
  useLoginToast()
  useSessionWatch()
  return null
}
