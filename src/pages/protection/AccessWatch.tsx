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
import { tellSeenAtom } from "#atoms/protection/realityCheck.ts"
import { isPlayClosedAtom } from "#atoms/frame/merchant.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"

/**
 * Fetches the account's access, again after the device slept, and reports it to home. Closes an open game during a break or a
 * self-exclusion, and refetches at its end.
 */
export const AccessWatch = () => {
  const protection = valueOf(useAtomValue(protectionAtom))
  const tellSeen = useSetAtom(tellSeenAtom)
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
  // Each response is an occasion: the gateway may not know yet that a check was seen.
  useEffect(() => {
    if (protection !== undefined) tellSeen()
  }, [protection, tellSeen])
  return null
}
