import { useAtomValue, useSetAtom } from "jotai"
import { useMemo } from "react"

import { hasStarsAtom, isFavouriteAtom, markFavouriteAtom } from "#atoms/games/favourites.ts"
import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { sessionAtom } from "#atoms/session.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import { type Stakes, title } from "#domain/games/Game.ts"
import type { ListedGame } from "#domain/games/GameList.ts"
import * as GameLaunch from "#domain/games/GameLaunch.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Money from "#domain/Money.ts"
import type { GameTiles, ListedTile } from "#ui/games/tile/GameTile.tsx"

// Caches a tile for each game: scrolling renders the tiles again, which is cheap if the tile objects are unchanged.
const once = <From extends object, To>(make: (from: From) => To): ((from: From) => To) => {
  const made = new WeakMap<From, To>()
  return (from) => {
    const one = made.get(from) ?? make(from)
    made.set(from, one)
    return one
  }
}

const stakesText = ({ min, max }: typeof Stakes.Type, currency: string): string =>
  `${Money.rounded(min, currency)}–${Money.formatCount(max)}`

interface Options {
  readonly isPlain?: boolean
  /** Called before a game launches. Must be the same function in every render. */
  readonly onLaunch?: () => void
}

export const useTiles = (
  games: ReadonlyArray<ListedGame>,
  { isPlain = false, onLaunch }: Options = {},
): GameTiles => {
  const cdn = useAtomValue(imageCdnAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const session = useAtomValue(sessionAtom)
  const isFavourite = useAtomValue(isFavouriteAtom)
  const hasStars = useAtomValue(hasStarsAtom) && !isPlain
  const launch = useSetAtom(launchAtom)
  const mark = useSetAtom(markFavouriteAtom)
  const tileOf = useMemo(
    () =>
      once((game: ListedGame): ListedTile => {
        const pressed = isFavourite(game.nodeId)
        const favourite = { pressed, onToggle: () => void mark({ game, favourite: !pressed }) }
        const tile = {
          name: title(game),
          vendor: game.displayName,
          image: ImageCdn.addressOf(game.iconUrl, cdn),
          spareImage: ImageCdn.addressOf(game.iconUrl, ""),
          favourite: hasStars ? favourite : undefined,
          badges: game.badges,
          players: game.players,
          seats: game.seats,
          stakes: game.stakes && stakesText(game.stakes, currency),
          freePlay: GameLaunch.isFreePlay(game, session),
          onPick: () => {
            onLaunch?.()
            void launch(Launchable.ofGame(game))
          },
        }
        return { key: game.nodeId, tile }
      }),
    [cdn, currency, session, isFavourite, hasStars, launch, mark, onLaunch],
  )
  return useMemo(
    () => ({
      length: games.length,
      at: (index) => {
        const game = games[index]
        return game && tileOf(game)
      },
    }),
    [games, tileOf],
  )
}

/** Fetches the favourites once per page, however often the page's game lists change. */
export const useStars = (): void => {
  useAtomValue(isFavouriteAtom)
}
