import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import type { Language } from "#config/product.ts"

import { Game, title } from "./Game.ts"
import { listOrNone, orElse } from "./Lenient.ts"
import { queryType } from "./Vendor.ts"

const paging = { pageNum: orElse(Schema.Finite, 1), totalPages: orElse(Schema.Finite, 0) }

/** A page of games, spec §3 "Game list response". */
export const GameList = Schema.Struct({ games: listOrNone(Game), ...paging })
export type GameList = typeof GameList.Type

/** A page of favourites, spec §3 "Favourite list response". */
export const FavouriteList = Schema.Struct({ content: listOrNone(Game), ...paging })
export type FavouriteList = typeof FavouriteList.Type

/** What a list of games is asked for. */
export interface Wanted {
  readonly merchant: string
  readonly language: Language
  /** A category as menus name it. */
  readonly gameType: string
  /** Codes of vendors, joined by commas (Assumed: the gateway takes several); empty for all. */
  readonly vassalage: string
  /** What the name must contain; empty for any. */
  readonly gameName: string
  /** Counts from 1. */
  readonly pageNo: number
}

/** The game list query, spec §3: twelve keys, three of them always empty. */
export const query = ({ gameType, ...wanted }: Wanted) => ({
  ...wanted,
  gameType: queryType(gameType),
  platform: "html5" as const,
  pageSize: limits.gamePage,
  gameClassify: "" as const,
  minBet: "" as const,
  minLine: "" as const,
  clientType: 2 as const,
})

/** What a list holds of a game: enough to draw and to launch it, and no more, for a list may be long. */
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
})

const noBadges: ReadonlyArray<string> = []

/** A list as it was left: its address, what it was asked for, what had come, and how far it was scrolled. */
export const KeptList = Schema.Struct({
  address: Schema.String,
  list: Schema.Struct({
    wanted: Schema.Record(Schema.String, Schema.String),
    entries: Schema.Array(Listed),
    page: Schema.Finite,
    totalPages: Schema.Finite,
  }),
  /** CSS px from the top of the page. */
  scroll: Schema.Finite,
})
export type KeptList = typeof KeptList.Type

/** Whether a further page is there to be asked for (spec §2 "Game entry tabs"). */
export const hasMore = (pageNum: number, totalPages: number): boolean => pageNum < totalPages
