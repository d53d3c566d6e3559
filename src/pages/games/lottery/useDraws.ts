import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { awaitDrawAtom, closedIssuesAtom } from "#atoms/games/lotteries.ts"

export const useDraws = (): void => {
  const closed = useAtomValue(closedIssuesAtom)
  const awaitDraw = useSetAtom(awaitDrawAtom)
  useEffect(() => {
    if (closed === "") return undefined
    const stop = awaitDraw()
    return () => stop()
  }, [awaitDraw, closed])
}
