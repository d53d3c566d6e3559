import { Schema } from "effect"

import { UnreadCount } from "#domain/UnreadCount.ts"

import * as Call from "../Call.ts"

/** Unread chat messages of the session's member. */
export const chatUnread = Call.read({
  path: "/wps/relay/CBS_unreadCount",
  input: Call.Nothing,
  output: Schema.Struct({ unReadCount: UnreadCount }),
})

/** The address of a chat with customer service. `language` is upper-case, `CN` for Chinese (spec §7). */
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
  output: Schema.Struct({ chatUrl: Schema.String }),
})
