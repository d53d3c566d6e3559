import { Schema } from "effect"

import { languages } from "#config/product.ts"
import { limits } from "#config/limits.ts"
import { FavouriteIds } from "#domain/Favourites.ts"
import { Game } from "#domain/Game.ts"
import { FavouriteList, GameList } from "#domain/GameList.ts"
import { list, text } from "#domain/Lenient.ts"
import { Vendors } from "#domain/Vendor.ts"

import * as Call from "../Call.ts"

const Language = Schema.Literals(languages)
const FreePlay = Schema.Literals([0, 1])

/** `gameUrl` is empty when the vendor has none to give; `display` says where it opens (decision 114). */
const Launched = Schema.Struct({ gameUrl: text, display: Schema.Literals(["page", "frame"]) })

/** The merchant's vendors by category. */
export const vendors = Call.read({
  path: "/wps/relay/GCSGAME_getVassGameType",
  input: Schema.Struct({ typeId: Schema.Literal(1), merchantCode: Schema.String }),
  output: Vendors,
})

/** The merchant's hot games. */
export const hotGames = Call.read({
  path: "/wps/relay/GCSGAME_hotGamesV2",
  input: Schema.Struct({
    merchantCode: Schema.String,
    isPlatform: Schema.Literal(2),
    language: Language,
    platform: Schema.Literal("html5"),
  }),
  output: Schema.Struct({ list: Schema.revealCodec(list(Game)) }),
})

/** The address of a game; each one opens a play session at the vendor, so it is a change. */
export const launchGame = Call.change("GET", {
  path: "/wps/game/launchGame",
  input: Schema.Struct({
    nodeId: Schema.String,
    vassalage: Schema.String,
    gameType: Schema.String,
    freeplay: FreePlay,
    language: Language,
    backUrl: Schema.String,
  }),
  output: Launched,
})

/** The address of a vendor's own lobby. */
export const launchVendor = Call.change("POST", {
  path: "/wps/relay/GCS_gameLaunchFB",
  input: Schema.Struct({
    vassalage: Schema.String,
    gameType: Schema.String,
    freeplay: FreePlay,
    language: Language,
    backUrl: Schema.String,
  }),
  output: Launched,
})

/** Puts a game on top of the member's recent games. */
export const addRecentGame = Call.change("GET", {
  path: "/wps/relay/MCS2_addRecentGame",
  input: Schema.Struct({ nodeId: Schema.String, vassalage: Schema.String }),
  output: Call.Ignored,
})

/** The member's recent games, newest first. */
export const recentGames = Call.read({
  path: "/wps/relay/GCS_recentGame",
  input: Schema.Struct({ language: Language }),
  output: Schema.Struct({ list: Schema.revealCodec(list(Game)) }),
})

/** A page of the merchant's games. */
export const gameList = Call.read({
  path: "/wps/relay/GCSGAME_gameList",
  input: Schema.Struct({
    merchant: Schema.String,
    platform: Schema.Literal("html5"),
    gameName: Schema.String,
    gameType: Schema.String,
    pageNo: Schema.Finite,
    pageSize: Schema.Literal(limits.gamePage),
    vassalage: Schema.String,
    gameClassify: Schema.Literal(""),
    minBet: Schema.Literal(""),
    minLine: Schema.Literal(""),
    language: Language,
    clientType: Schema.Literal(2),
  }),
  output: GameList,
})

const favourite = Schema.Struct({ nodeId: Schema.String, token: Schema.String, vendor: Schema.String })

export const addFavourite = Call.change("POST", {
  path: "/wps/relay/MCSFE_addFavoriteGameV2",
  input: favourite,
  output: Call.Ignored,
})

export const removeFavourite = Call.change("DELETE", {
  path: "/wps/relay/MCSFE_removeFavoriteGameV2",
  input: favourite,
  output: Call.Ignored,
})

/** The nodes of the member's favourites. */
export const favouriteIds = Call.read({
  path: "/wps/relay/MCSFE_getFavoriteGames",
  input: Schema.Struct({ token: Schema.String, pageSize: Schema.Literal(limits.favouriteIds) }),
  output: FavouriteIds,
})

/** A page of the member's favourites. */
export const favouriteGames = Call.read({
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  input: Schema.Struct({
    token: Schema.String,
    pageNo: Schema.Finite,
    pageSize: Schema.Literals([limits.gamePage, limits.favouriteIds]),
    gameType: Schema.String,
    language: Language,
  }),
  output: FavouriteList,
})
