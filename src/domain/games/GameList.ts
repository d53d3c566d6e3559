import { Schema, Struct } from "effect"

import { limits } from "#config/limits.ts"
import type { Language } from "#config/product.ts"
import { list, maybe, withFallback } from "#domain/Lenient.ts"

import { Game, Stakes, title } from "./Game.ts"
import { queryType } from "./Vendor.ts"

const paging = { pageNum: withFallback(Schema.Finite, 1), totalPages: withFallback(Schema.Finite, 0) }

export const GameList = Schema.Struct({ games: list(Game), ...paging })
export type GameList = typeof GameList.Type

export const FavouriteList = Schema.Struct({ content: list(Game), ...paging })
export type FavouriteList = typeof FavouriteList.Type

export interface GamesRequest {
  readonly language: Language
  readonly gameType: string
  // Assumed: the gateway accepts several vendor codes, joined by commas. An empty text means all vendors.
  readonly vassalage: string
  readonly gameName: string
  readonly pageNo: number
}

/** Spec §3 requires all these keys, including the empty ones. */
export const query = ({ gameType, ...filter }: GamesRequest) => ({
  ...filter,
  gameType: queryType(gameType),
  platform: "html5" as const,
  pageSize: limits.gamePage,
  gameClassify: "" as const,
  minBet: "" as const,
  minLine: "" as const,
  clientType: 2 as const,
})

// Lists can be long, so the device stores only the fields that a tile and a launch need.
const Listed = Schema.Struct({
  nodeId: Schema.String,
  vassalage: Schema.String,
  displayName: Schema.String,
  gameName: Schema.String,
  nodeName: Schema.String,
  iconUrl: Schema.String,
  gameType: Schema.String,
  gameId: Schema.String,
  isGameH5: Schema.String,
  freeplay: Schema.Boolean,
  lottoMode: Schema.String,
  badges: Schema.Array(Schema.String),
  players: maybe(Schema.Finite),
  stakes: maybe(Stakes),
  seats: maybe(Schema.Finite),
})
export type ListedGame = typeof Listed.Type

export const listed = (game: Game): ListedGame => ({
  nodeId: game.nodeId,
  vassalage: game.vassalage,
  displayName: game.displayName,
  gameName: title(game),
  nodeName: "",
  iconUrl: game.iconUrl,
  gameType: game.gameType,
  gameId: game.gameId,
  isGameH5: game.isGameH5,
  freeplay: game.freeplay,
  lottoMode: game.lottoMode,
  badges: game.badges.length === 0 ? noBadges : game.badges,
  ...Struct.pick(game, ["players", "stakes", "seats"]),
})

const noBadges: ReadonlyArray<string> = []

export const ListSnapshot = Schema.Struct({
  address: Schema.String,
  list: Schema.Struct({
    filter: Schema.Record(Schema.String, Schema.String),
    entries: Schema.Array(Listed),
    page: Schema.Finite,
    totalPages: Schema.Finite,
  }),
  // The unit is CSS pixels from the top of the page.
  scroll: Schema.Finite,
})
export type ListSnapshot = typeof ListSnapshot.Type

export const hasMore = (pageNum: number, totalPages: number): boolean => pageNum < totalPages
