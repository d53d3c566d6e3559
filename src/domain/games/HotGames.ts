import { limits } from "#config/limits.ts"
import { firstByKey, uniqueBy } from "#domain/byKey.ts"

import { type Game, title } from "./Game.ts"
import { queryType } from "./Vendor.ts"

/** A vendor in the filter strip. */
export interface GameVendor {
  readonly vassalage: string
  readonly name: string
}

/** The vendors of the games, without duplicates, in order of first appearance. */
export const vendorsOf = (games: ReadonlyArray<Game>): ReadonlyArray<GameVendor> =>
  uniqueBy(games, ({ vassalage }) => vassalage).map(({ vassalage, displayName }) => ({
    vassalage,
    name: displayName || vassalage,
  }))

/**
 * The hot games of a vendor whose name contains the text, case-insensitive (spec §2 "Hot-games block").
 *
 * An empty vendor matches all vendors; an empty text matches any name.
 */
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

/** The hot games of the vendors. An empty list means all vendors. */
export const ofVendors = (
  games: ReadonlyArray<Game>,
  vendors: ReadonlyArray<string>,
): ReadonlyArray<Game> => {
  const codes = new Set(vendors)
  return codes.size === 0 ? games : games.filter(({ vassalage }) => codes.has(vassalage))
}

/** Search suggestions: names of hot games in a category. HOT means any category. */
export const suggestions = (games: ReadonlyArray<Game>, gameType: string): ReadonlyArray<string> => {
  const fitting = games.filter((game) => gameType === "HOT" || game.gameType === queryType(gameType))
  return [...new Set(fitting.map(title))].filter((name) => name !== "").slice(0, limits.searchSuggestions)
}

/** The vendors' first games with a picture, for each response. */
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

/**
 * A vendor's picture (spec §2 "Vendor tile": the large mobile icon).
 *
 * Assumed: it is that of the vendor's first hot game that has one, because the vendor list has no pictures.
 */
export const vendorPicture = (games: ReadonlyArray<Game>, vassalage: string): string =>
  picturedOf(games).get(vassalage)?.mobileLargeIcon ?? ""

/** Whether some of a vendor's games are hidden behind the "more" control (spec §9). */
export const hasMore = (games: ReadonlyArray<Game>): boolean => games.length > limits.vendorGames

/** A game whose jackpot is known. */
export interface JackpotGame extends Game {
  readonly jackpot: number
}

const hasJackpot = (game: Game): game is JackpotGame => game.jackpot !== undefined

/** The game with the largest jackpot; undefined when no game has one. */
export const largestJackpot = (games: ReadonlyArray<Game>): JackpotGame | undefined =>
  games
    .filter(hasJackpot)
    .reduce<JackpotGame | undefined>(
      (largest, game) => (largest === undefined || game.jackpot > largest.jackpot ? game : largest),
      undefined,
    )
