import { Schema } from "effect"

import { languages } from "#config/product.ts"
import { limits } from "#config/limits.ts"
import { Announcements } from "#domain/Announcement.ts"
import { list } from "#domain/Lenient.ts"
import { Winner } from "#domain/Winner.ts"

import * as Call from "../Call.ts"

/** Banners, notices, popups and promotions of the types asked for. */
export const announcements = Call.read({
  path: "/wps/relay/MCSFE_getListAnnouncements",
  input: Schema.Struct({
    types: Schema.String,
    groupName: Schema.String,
    platform: Schema.Literal("M"),
    merchantCode: Schema.String,
    token: Schema.String,
  }),
  output: Announcements,
})

/** The latest winners of all games. */
export const winnerBoard = Call.read({
  path: "/wps/relay/ODSFE2_getWinnerBoard",
  input: Schema.Struct({
    gameCategory: Schema.Literal("ALL"),
    language: Schema.Literals(languages),
    limitNum: Schema.Literal(limits.winners),
  }),
  output: Schema.Struct({ list: Schema.revealCodec(list(Schema.Struct({ vo: Winner }))) }),
})
