import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"

import { stillFavouriteAtom } from "#atoms/games/favourites.ts"
import { gameListAtom, nearListEndAtom, retryListAtom, type GamesFilter } from "#atoms/games/gameLists.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { hasMore } from "#domain/games/GameList.ts"
import { failureLines, failureText } from "#i18n/formatting.ts"
import { FailedState } from "#ui/state/FailedState.tsx"
import { GameGrid, GameGridSkeleton, type GridMore } from "#ui/games/list/GameGrid.tsx"
import { accountAtom } from "#atoms/session.ts"

import { GameCount } from "./GameCount.tsx"
import { useRestoredScroll } from "./useRestoredScroll.ts"
import { useOpenedList } from "./useOpenedList.ts"
import { useTiles } from "#pages/games/useTiles.ts"

interface Props extends Pick<GamesFilter, "source" | "gameType" | "vassalage" | "gameName"> {
  /** The address under which the list's snapshot is stored. */
  readonly address: string
  /** If given, the list shows only its first page, followed by this link. */
  readonly rest?: ReactNode | undefined
  readonly empty: ReactNode
}

interface OpenedProps extends Pick<Props, "address" | "rest" | "empty"> {
  readonly scroll: number | undefined
}

const useShown = () => {
  const state = useAtomValue(gameListAtom)
  const isStill = useAtomValue(stillFavouriteAtom)
  const list = state._tag === "Shown" ? state.list : undefined
  return useMemo(() => {
    if (list?.filter.source !== "favourites") return list
    return { ...list, entries: list.entries.filter(({ nodeId }) => isStill(nodeId)) }
  }, [list, isStill])
}

const noGames = [] as const

const OpenedGames = ({ address, scroll, rest, empty }: OpenedProps) => {
  const { t } = useTranslation()
  const state = useAtomValue(gameListAtom)
  const list = useShown()
  const tiles = useTiles(list?.entries ?? noGames)
  const nearEnd = useSetAtom(nearListEndAtom)
  const retry = useSetAtom(retryListAtom)
  useRestoredScroll({ address, list, isRendered: list !== undefined, scroll: () => scroll })
  if (state._tag === "Failed")
    return <FailedState {...failureLines(t, "games_failed", state.message)} onRetry={() => retry()} />
  if (state._tag !== "Shown" || list === undefined) return <GameGridSkeleton />
  const following = (): GridMore => {
    if (rest !== undefined || !hasMore(list.page, list.totalPages)) return "end"
    if (state.more._tag === "Failed") return { text: failureText(t, "games_failed", state.more.message) }
    return state.more._tag === "Loading" ? "loading" : "idle"
  }
  const more = following()
  if (list.entries.length === 0 && more === "end") return empty
  return (
    <>
      <GameGrid games={tiles} more={more} onEndNear={() => nearEnd()} onRetry={() => retry()} />
      {rest ?? (more === "end" && <GameCount count={tiles.length} />)}
    </>
  )
}

export const PagedGames = ({ source, gameType, vassalage, gameName, ...rest }: Props) => {
  const language = useAtomValue(languageAtom)
  const account = useAtomValue(accountAtom)
  const owner = source === "favourites" ? account : undefined
  const filter = useMemo(() => {
    const list: GamesFilter = { source, gameType, vassalage, gameName, language }
    return owner === undefined ? list : { ...list, owner }
  }, [source, gameType, vassalage, gameName, language, owner])
  const opened = useOpenedList(rest.address, filter)
  if (opened === undefined) return <GameGridSkeleton />
  return <OpenedGames {...rest} scroll={opened.scroll} />
}
