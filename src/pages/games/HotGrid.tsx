import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useMemo } from "react"

import { keptScrollAtom } from "#atoms/gameLists.ts"
import { hotGamesAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { askReturnAtom } from "#atoms/system.ts"
import * as HotGames from "#domain/HotGames.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { GameGrid, GameGridSkeleton } from "#ui/game/GameGrid.tsx"

import { useFailure } from "./useFailure.ts"
import { useKeptPlace } from "./useKeptPlace.ts"
import { useTiles } from "./useTiles.ts"

interface Props {
  readonly address: string
  readonly vendors: ReadonlyArray<string>
  readonly text: string
  /** What stands there when there are no games. */
  readonly empty: ReactNode
}

/** The hot games: all of them are there already (spec §2 "Game entry tabs"). */
export const HotGrid = ({ address, vendors, text, empty }: Props) => {
  const failure = useFailure()
  const remote = useAtomValue(hotGamesAtom)
  const retry = useSetAtom(hotGamesAtom)
  const keptScroll = useSetAtom(keptScrollAtom)
  const isReturn = useSetAtom(askReturnAtom)
  const all = valueOf(remote)
  const games = useMemo(
    () => HotGames.matching(HotGames.ofVendors(all ?? [], vendors), { vassalage: "", text }),
    [all, vendors, text],
  )
  const tiles = useTiles(games)
  useKeptPlace({
    address,
    isDrawn: all !== undefined,
    scroll: () => (isReturn() ? keptScroll(address) : undefined),
  })
  if (remote._tag === "Failed" && all === undefined)
    return <FailedState text={failure(remote.message)} onRetry={() => retry()} />
  if (all === undefined) return <GameGridSkeleton />
  if (games.length === 0) return empty
  return <GameGrid {...tiles} more="end" onEndNear={() => {}} onRetry={() => {}} />
}
