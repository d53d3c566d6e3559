import { Schema } from "effect"

import { languages } from "#config/product.ts"
import { Banner } from "#domain/home/Banner.ts"
import { list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"

export const markAnnouncementRead = Call.change("POST", {
  path: "/wps/relay/MCSFE_markAnnouncementAsRead",
  input: Schema.Struct({ announcementId: Schema.String, read: Schema.Literal(true) }),
  output: Call.Ignored,
})

export const lobbyNews = Call.read({
  path: "/wps/relay/GLS2_lobbyNews",
  input: Schema.Struct({ language: Schema.Literals(languages) }),
  output: list(Banner),
})
