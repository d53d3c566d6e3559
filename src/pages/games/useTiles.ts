import { useAtomValue, useSetAtom } from "jotai"
import { useMemo } from "react"

import { hasStarsAtom, isFavouriteAtom, markFavouriteAtom } from "#atoms/games/favourites.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { sessionAtom } from "#atoms/session.ts"
import { imageCdnAtom } from "#atoms/frame/system.ts"
import { title } from "#domain/games/Game.ts"
import type { ListedGame } from "#domain/games/GameList.ts"
import * as GameLaunch from "#domain/games/GameLaunch.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import type { GameGridEntry, GridGames } from "#ui/games/GameGrid.tsx"

/** Memoizes a conversion by its argument, such as tiles that render again while scrolling. */
const once = <From extends object, To>(make: (from: From) => To): ((from: From) => To) => {
  const made = new WeakMap<From, To>()
  return (from) => {
    const one = made.get(from) ?? make(from)
    made.set(from, one)
    return one
  }
}

/** Games as tiles, with their press handlers. */
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

/** Fetches the favourites once per page, however often its lists change. */
export const useStars = (): void => {
  useAtomValue(isFavouriteAtom)
}
