import { useAtomValue, useSetAtom } from "jotai"
import { useMemo } from "react"

import { hasStarsAtom, isFavouriteAtom, markFavouriteAtom } from "#atoms/favourites.ts"
import { launchAtom } from "#atoms/launch.ts"
import { sessionAtom } from "#atoms/session.ts"
import { imageCdnAtom } from "#atoms/system.ts"
import { title } from "#domain/Game.ts"
import type { ListedGame } from "#domain/GameList.ts"
import * as GameLaunch from "#domain/GameLaunch.ts"
import * as Launchable from "#domain/Launchable.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import type { GameGridEntry, GridGames } from "#ui/game/GameGrid.tsx"

/** Makes of each thing once what is asked for again and again, as tiles are while a list is scrolled. */
const once = <From extends object, To>(make: (from: From) => To): ((from: From) => To) => {
  const made = new WeakMap<From, To>()
  return (from) => {
    const one = made.get(from) ?? make(from)
    made.set(from, one)
    return one
  }
}

/** Games as tiles show them, and what presses on them do. */
export const useTiles = (games: ReadonlyArray<ListedGame>) => {
  const cdn = useAtomValue(imageCdnAtom)
  const session = useAtomValue(sessionAtom)
  const isFavourite = useAtomValue(isFavouriteAtom)
  const hasStars = useAtomValue(hasStarsAtom)
  const launch = useSetAtom(launchAtom)
  const mark = useSetAtom(markFavouriteAtom)
  const tileOf = useMemo(
    () =>
      once((game: ListedGame): GameGridEntry => ({
        key: game.nodeId,
        name: title(game),
        vendor: game.displayName,
        image: ImageCdn.addressOf(game.iconUrl, cdn),
        spareImage: ImageCdn.addressOf(game.iconUrl, ""),
        isFavourite: isFavourite(game.nodeId),
        badges: game.badges,
        freePlay: GameLaunch.isFreePlay(game, session),
      })),
    [cdn, session, isFavourite],
  )
  const tiles = useMemo(
    (): GridGames => ({
      length: games.length,
      at: (index) => {
        const game = games[index]
        return game && tileOf(game)
      },
    }),
    [games, tileOf],
  )
  const onPick = (index: number) => {
    const game = games[index]
    if (game !== undefined) void launch(Launchable.ofGame(game))
  }
  const onToggleFavourite = (index: number) => {
    const game = games[index]
    if (game !== undefined) void mark({ game, favourite: !isFavourite(game.nodeId) })
  }
  return { games: tiles, onPick, onToggleFavourite: hasStars ? onToggleFavourite : undefined }
}

/** Asks once which games are favourites, however often the lists of a page change. */
export const useStars = (): void => {
  useAtomValue(isFavouriteAtom)
}
