import { Schema } from "effect"

import { type Language, languages } from "#config/product.ts"
import { Game } from "#domain/games/Game.ts"
import { list } from "#domain/Lenient.ts"
import { Vendors } from "#domain/games/Vendor.ts"
import * as Call from "#gateway/Call.ts"

const Language = Schema.Literals(languages)

export const vendors = Call.read({
  path: "/wps/relay/GCSGAME_getVassGameType",
  names: ["game vendors by merchant"],
  input: Schema.Struct({ typeId: Schema.Literal(1), merchantCode: Schema.String }),
  fromCaller: ["merchantCode"],
  output: Vendors,
})

export const hotGames = Call.read({
  path: "/wps/relay/GCSGAME_hotGamesV2",
  input: Schema.Struct({
    merchantCode: Schema.String,
    isPlatform: Schema.Literal(2),
    language: Language,
    platform: Schema.Literal("html5"),
  }),
  fromCaller: ["merchantCode"],
  output: Schema.Struct({ list: list(Game) }),
})

export const hotIn = (language: Language) => ({ isPlatform: 2, language, platform: "html5" }) as const
