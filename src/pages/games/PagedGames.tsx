import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useMemo } from "react"

import { ownerAtom, stillFavouriteAtom } from "#atoms/favourites.ts"
import { gameListAtom, nearListEndAtom, retryListAtom, type WantedGames } from "#atoms/gameLists.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { hasMore } from "#domain/GameList.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { GameGrid, GameGridSkeleton, type GridMore } from "#ui/game/GameGrid.tsx"

import { useFailure } from "./useFailure.ts"
import { useKeptPlace } from "./useKeptPlace.ts"
import { useOpenedList } from "./useOpenedList.ts"
import { useTiles } from "./useTiles.ts"

interface Props extends Pick<WantedGames, "source" | "gameType" | "vassalage" | "gameName"> {
  /** Under which the list is found again. */
  readonly address: string
  /** Only the first page, and what leads to the rest. */
  readonly rest?: ReactNode | undefined
  /** What stands there when there are no games. */
  readonly empty: ReactNode
}

interface OpenedProps extends Pick<Props, "address" | "rest" | "empty"> {
  readonly scroll: number | undefined
}

/** The games on screen; those that were taken out of the favourites are no longer among them. */
const useShown = () => {
  const state = useAtomValue(gameListAtom)
  const isStill = useAtomValue(stillFavouriteAtom)
  const list = state._tag === "Shown" ? state.list : undefined
  return useMemo(() => {
    if (list?.wanted.source !== "favourites") return list
    return { ...list, entries: list.entries.filter(({ nodeId }) => isStill(nodeId)) }
  }, [list, isStill])
}

const noGames = [] as const

const OpenedGames = ({ address, scroll, rest, empty }: OpenedProps) => {
  const failure = useFailure()
  const state = useAtomValue(gameListAtom)
  const list = useShown()
  const tiles = useTiles(list?.entries ?? noGames)
  const nearEnd = useSetAtom(nearListEndAtom)
  const retry = useSetAtom(retryListAtom)
  useKeptPlace({ address, list, isDrawn: list !== undefined, scroll: () => scroll })
  if (state._tag === "Failed") return <FailedState text={failure(state.message)} onRetry={() => retry()} />
  if (state._tag !== "Shown" || list === undefined) return <GameGridSkeleton />
  const following = (): GridMore => {
    if (rest !== undefined || !hasMore(list.page, list.totalPages)) return "end"
    if (state.more._tag === "Failed") return { text: failure(state.more.message) }
    return state.more._tag === "Loading" ? "loading" : "idle"
  }
  const more = following()
  if (list.entries.length === 0 && more === "end") return empty
  return (
    <>
      <GameGrid {...tiles} more={more} onEndNear={() => nearEnd()} onRetry={() => retry()} />
      {rest}
    </>
  )
}

/** Games that come page by page, in each of their states. */
export const PagedGames = ({ source, gameType, vassalage, gameName, ...rest }: Props) => {
  const language = useAtomValue(languageAtom)
  const account = useAtomValue(ownerAtom)
  const owner = source === "favourites" ? account : undefined
  const wanted = useMemo(() => {
    const list: WantedGames = { source, gameType, vassalage, gameName, language }
    return owner === undefined ? list : { ...list, owner }
  }, [source, gameType, vassalage, gameName, language, owner])
  const opened = useOpenedList(rest.address, wanted)
  if (opened === undefined) return <GameGridSkeleton />
  return <OpenedGames {...rest} scroll={opened.scroll} />
}
