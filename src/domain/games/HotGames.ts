import { limits } from "#config/limits.ts"
import { firstByKey, uniqueBy } from "#domain/byKey.ts"

import { type Game, title } from "./Game.ts"
import { queryType } from "./Vendor.ts"

export interface GameVendor {
  readonly vassalage: string
  readonly name: string
}

export const vendorsOf = (games: ReadonlyArray<Game>): ReadonlyArray<GameVendor> =>
  uniqueBy(games, ({ vassalage }) => vassalage).map(({ vassalage, displayName }) => ({
    vassalage,
    name: displayName || vassalage,
  }))

/** Ignores case. An empty vendor or text matches everything (spec §2 "Hot-games block"). */
export const matching = (
  games: ReadonlyArray<Game>,
  { vassalage, text }: { readonly vassalage: string; readonly text: string },
): ReadonlyArray<Game> => {
  const sought = text.trim().toLowerCase()
  return games.filter(
    (game) =>
      (vassalage === "" || game.vassalage === vassalage) && title(game).toLowerCase().includes(sought),
  )
}

export const ofVendors = (
  games: ReadonlyArray<Game>,
  vendors: ReadonlyArray<string>,
): ReadonlyArray<Game> => {
  const codes = new Set(vendors)
  return codes.size === 0 ? games : games.filter(({ vassalage }) => codes.has(vassalage))
}

export const suggestions = (games: ReadonlyArray<Game>, gameType: string): ReadonlyArray<string> => {
  const fitting = games.filter((game) => gameType === "HOT" || game.gameType === queryType(gameType))
  return [...new Set(fitting.map(title))].filter((name) => name !== "").slice(0, limits.searchSuggestions)
}

// Each tile of a list needs the picture of its vendor, so the map is cached for each response.
const pictured = new WeakMap<ReadonlyArray<Game>, ReadonlyMap<string, Game>>()

const picturedOf = (games: ReadonlyArray<Game>): ReadonlyMap<string, Game> => {
  const known = pictured.get(games)
  if (known !== undefined) return known
  const first = firstByKey(
    games.filter(({ mobileLargeIcon }) => mobileLargeIcon !== ""),
    ({ vassalage }) => vassalage,
  )
  pictured.set(games, first)
  return first
}

/** Assumed: the picture is the first large icon among the vendor's hot games (spec §2 "Vendor tile"). */
export const vendorPicture = (games: ReadonlyArray<Game>, vassalage: string): string =>
  picturedOf(games).get(vassalage)?.mobileLargeIcon ?? ""

export const hasMore = (games: ReadonlyArray<Game>): boolean => games.length > limits.vendorGames

export interface JackpotGame extends Game {
  readonly jackpot: number
}

const hasJackpot = (game: Game): game is JackpotGame => game.jackpot !== undefined

export const largestJackpot = (games: ReadonlyArray<Game>): JackpotGame | undefined =>
  games
    .filter(hasJackpot)
    .reduce<JackpotGame | undefined>(
      (largest, game) => (largest === undefined || game.jackpot > largest.jackpot ? game : largest),
      undefined,
    )
