import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { awaitEndAtom, closeGameAtom, closureAtom, protectionAtom } from "#atoms/account/protection.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"

/** Fetches the account's access, closes an open game during a break or a self-exclusion, and refetches at its end. */
export const AccessWatch = () => {
  useAtomValue(protectionAtom)
  const closure = useAtomValue(closureAtom)
  const game = useAtomValue(iframeGameAtom)
  const closeGame = useSetAtom(closeGameAtom)
  const awaitEnd = useSetAtom(awaitEndAtom)
  const isClosed = closure !== undefined
  const until = closure?.until ?? null
  useEffect(() => {
    if (isClosed && game !== undefined) closeGame()
  }, [isClosed, game, closeGame])
  useEffect(() => (isClosed ? awaitEnd(until) : undefined), [isClosed, until, awaitEnd])
  return null
}
