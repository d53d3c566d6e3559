import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useMemo } from "react"

import { restoredScrollAtom } from "#atoms/games/gameLists.ts"
import { hotGamesAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { readIsReturnAtom } from "#atoms/system/platform.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import { GameGrid, GameGridSkeleton } from "#ui/games/list/GameGrid.tsx"

import { RemoteFailure } from "#pages/view/QueryView.tsx"
import { GameCount } from "./GameCount.tsx"
import { useRestoredScroll } from "./useRestoredScroll.ts"
import { useTiles } from "#pages/games/useTiles.ts"

interface Props {
  readonly address: string
  readonly vendors: ReadonlyArray<string>
  readonly text: string
  readonly empty: ReactNode
}

export const HotGrid = ({ address, vendors, text, empty }: Props) => {
  const remote = useAtomValue(hotGamesAtom)
  const retry = useSetAtom(hotGamesAtom.refetchAtom)
  const storedScroll = useSetAtom(restoredScrollAtom)
  const isReturn = useSetAtom(readIsReturnAtom)
  const all = valueOf(remote)
  const games = useMemo(
    () => HotGames.matching(HotGames.ofVendors(all ?? [], vendors), { vassalage: "", text }),
    [all, vendors, text],
  )
  const tiles = useTiles(games)
  useRestoredScroll({
    address,
    isRendered: all !== undefined,
    scroll: () => (isReturn() ? storedScroll(address) : undefined),
  })
  if (remote._tag === "Failed" && all === undefined)
    return <RemoteFailure remote={remote} failed="games_failed" onRetry={() => retry()} />
  if (all === undefined) return <GameGridSkeleton />
  if (games.length === 0) return empty
  const isWhole = vendors.length === 0 && text === ""
  return (
    <>
      <GameGrid
        games={tiles}
        // The large game follows the first row, so that a small screen shows the first row without scrolling.
        largeAfter={isWhole ? 1 : undefined}
        more="end"
        onEndNear={() => {}}
        onRetry={() => {}}
      />
      <GameCount count={games.length} />
    </>
  )
}
