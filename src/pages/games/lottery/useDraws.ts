import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"

import { awaitDrawAtom, closedIssuesAtom } from "#atoms/games/lotteries.ts"

export const useDraws = (): void => {
  const closed = useAtomValue(closedIssuesAtom)
  const awaitDraw = useSetAtom(awaitDrawAtom)
  useEffect(() => {
    return closed === "" ? undefined : awaitDraw()
  }, [awaitDraw, closed])
}
