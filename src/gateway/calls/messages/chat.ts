import { Schema } from "effect"

import { timings } from "#config/timings.ts"
import { text } from "#domain/Lenient.ts"
import { UnreadCount } from "#domain/messages/UnreadCount.ts"
import * as Call from "#gateway/Call.ts"

export const chatUnread = Call.plainRead({
  path: "/wps/relay/CBS_unreadCount",
  output: Schema.Struct({ unReadCount: UnreadCount }),
})

/** `language` is upper-case, `CN` for Chinese (spec §7). */
export const launchChat = Call.read({
  path: "/wps/relay/CBS_launchChat",
  input: Schema.Struct({
    b2c: Schema.Literal(1),
    language: Schema.String,
    backUrl: Schema.String,
    headerColor: Schema.String,
    title: Schema.String,
    moduleId: Schema.Literal("CBS3"),
  }),
  output: Schema.Struct({ chatUrl: text }),
  timeout: timings.loaderUntilDone,
})
