import { Schema } from "effect"

import { type Language, languages } from "#config/product.ts"
import { limits } from "#config/limits.ts"
import {
  AgentAnnouncements,
  HomeAnnouncements,
  Promotions,
  SiteAnnouncements,
} from "#domain/messages/Announcement.ts"
import { list } from "#domain/Lenient.ts"
import { Winner } from "#domain/home/Winner.ts"
import * as Call from "#gateway/Call.ts"

const AnnouncementsRequest = Schema.Struct({
  types: Schema.String,
  groupName: Schema.String,
  platform: Schema.Literal("M"),
  merchantCode: Schema.String,
  token: Schema.String,
})

// The response contains the lists of the requested types (gateway §1).
const announcementsAs = <O>(output: Schema.Codec<O, unknown>, ...names: ReadonlyArray<string>) =>
  Call.read({
    path: "/wps/relay/MCSFE_getListAnnouncements",
    names,
    input: AnnouncementsRequest,
    fromCaller: ["merchantCode", "token"],
    output,
  })

export const siteAnnouncements = announcementsAs(SiteAnnouncements)

export const homeAnnouncements = announcementsAs(HomeAnnouncements, "notices", "banners")

export const promotions = announcementsAs(Promotions)

export const agentAnnouncements = announcementsAs(AgentAnnouncements)

export const ofTypes = (types: string) => ({ types, groupName: "", platform: "M" }) as const

export const winnerBoard = Call.read({
  path: "/wps/relay/ODSFE2_getWinnerBoard",
  input: Schema.Struct({
    gameCategory: Schema.Literal("ALL"),
    language: Schema.Literals(languages),
    limitNum: Schema.Literal(limits.winners),
  }),
  output: Schema.Struct({ list: list(Schema.Struct({ vo: Winner })) }),
})

export const latestWinners = (language: Language) =>
  ({ gameCategory: "ALL", language, limitNum: limits.winners }) as const
