import { Schema } from "effect"

import { languages } from "#config/product.ts"
import { Game } from "#domain/Game.ts"
import { list } from "#domain/Lenient.ts"
import { Vendors } from "#domain/Vendor.ts"

import * as Call from "../Call.ts"

const Language = Schema.Literals(languages)

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
