import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import { languages } from "#config/product.ts"
import { FavouriteIds } from "#domain/games/Favourites.ts"
import { Game } from "#domain/games/Game.ts"
import { FavouriteList, GameList } from "#domain/games/GameList.ts"
import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

const Language = Schema.Literals(languages)

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
  fromCaller: ["merchant"],
  output: GameList,
})

const favourite = Schema.Struct({ nodeId: Schema.String, token: Schema.String, vendor: Schema.String })

export const addFavourite = Call.change("POST", {
  path: "/wps/relay/MCSFE_addFavoriteGameV2",
  input: favourite,
  fromCaller: ["token"],
  output: Call.Ignored,
})

export const removeFavourite = Call.change("DELETE", {
  path: "/wps/relay/MCSFE_removeFavoriteGameV2",
  input: favourite,
  fromCaller: ["token"],
  output: Call.Ignored,
})

export const favouriteIds = Call.read({
  path: "/wps/relay/MCSFE_getFavoriteGames",
  input: Schema.Struct({ token: Schema.String, pageSize: Schema.Literal(limits.favouriteIds) }),
  fromCaller: ["token"],
  output: FavouriteIds,
})

export const favouriteGames = Call.read({
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  input: Schema.Struct({
    token: Schema.String,
    pageNo: Schema.Finite,
    pageSize: Schema.Literals([limits.gamePage, limits.favouriteIds]),
    gameType: Schema.String,
    language: Language,
  }),
  fromCaller: ["token"],
  output: FavouriteList,
})

export const recentGames = Call.read({
  path: "/wps/relay/GCS_recentGame",
  input: Schema.Struct({ language: Language }),
  output: Schema.Struct({ list: list(Game) }),
})
