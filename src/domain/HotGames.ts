import { limits } from "#config/limits.ts"

import { type Game, title } from "./Game.ts"
import { queryType } from "./Vendor.ts"

/** A vendor of games, as a strip offers it. */
export interface GameVendor {
  readonly vassalage: string
  readonly name: string
}

/** The vendors of some games, each once, in the games' order. */
export const vendorsOf = (games: ReadonlyArray<Game>): ReadonlyArray<GameVendor> =>
  games
    .filter(({ vassalage }, index) => games.findIndex((other) => other.vassalage === vassalage) === index)
    .map(({ vassalage, displayName }) => ({ vassalage, name: displayName || vassalage }))

/**
 * The hot games of a vendor whose name contains a text, whatever the case (spec §2 "Hot-games block").
 *
 * No vendor stands for all; an empty text for any name.
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

/** The hot games of some vendors; no vendor stands for all. */
export const ofVendors = (games: ReadonlyArray<Game>, vendors: ReadonlyArray<string>): ReadonlyArray<Game> =>
  vendors.length === 0 ? games : games.filter(({ vassalage }) => vendors.includes(vassalage))

/** Names of hot games of a category, which a search of it will find; HOT stands for any category. */
export const suggestions = (games: ReadonlyArray<Game>, gameType: string): ReadonlyArray<string> => {
  const fitting = games.filter((game) => gameType === "HOT" || game.gameType === queryType(gameType))
  return [...new Set(fitting.map(title))].filter((name) => name !== "").slice(0, limits.searchSuggestions)
}

/** The picture of a vendor, from a hot game of it: the vendor list itself has none. */
export const vendorPicture = (games: ReadonlyArray<Game>, vassalage: string): string =>
  games.find((game) => game.vassalage === vassalage && game.mobileLargeIcon !== "")?.mobileLargeIcon ?? ""

/** Whether some of a vendor's games stand behind a control (spec §9). */
export const hasMore = (games: ReadonlyArray<Game>): boolean => games.length > limits.vendorGames
