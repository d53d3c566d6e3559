import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import type { Language } from "#config/product.ts"
import { list, maybe, withFallback } from "#domain/Lenient.ts"

import { Game, title } from "./Game.ts"
import { queryType } from "./Vendor.ts"

const paging = { pageNum: withFallback(Schema.Finite, 1), totalPages: withFallback(Schema.Finite, 0) }

/** A page of games (spec §3 "Game list response"). */
export const GameList = Schema.Struct({ games: list(Game), ...paging })
export type GameList = typeof GameList.Type

/** A page of favourites (spec §3 "Favourite list response"). */
export const FavouriteList = Schema.Struct({ content: list(Game), ...paging })
export type FavouriteList = typeof FavouriteList.Type

/** The parameters of a game list request. */
export interface GamesRequest {
  readonly language: Language
  /** A category of the menus. */
  readonly gameType: string
  /** Vendor codes, joined by commas; empty for all. Assumed: the gateway accepts several. */
  readonly vassalage: string
  /** Text that the name must contain; empty for any. */
  readonly gameName: string
  /** Counts from 1. */
  readonly pageNo: number
}

/** The query of the game list (spec §3): twelve keys including the merchant, three always empty. */
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

/** The fields of a stored game: only those needed to show and launch it, because lists can be long. */
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
  ...(game.players === undefined ? {} : { players: game.players }),
})

const noBadges: ReadonlyArray<string> = []

/** A snapshot of a list on leaving it: address, request, fetched pages and scroll position. */
export const ListSnapshot = Schema.Struct({
  address: Schema.String,
  list: Schema.Struct({
    filter: Schema.Record(Schema.String, Schema.String),
    entries: Schema.Array(Listed),
    page: Schema.Finite,
    totalPages: Schema.Finite,
  }),
  /** CSS px from the top of the page. */
  scroll: Schema.Finite,
})
export type ListSnapshot = typeof ListSnapshot.Type

/** Whether another page exists (spec §2 "Game entry tabs"). */
export const hasMore = (pageNum: number, totalPages: number): boolean => pageNum < totalPages
