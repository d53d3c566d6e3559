import { Schema } from "effect"

import { UnreadCount } from "#domain/UnreadCount.ts"

import * as Call from "../Call.ts"

/** Unread inbox messages of the session's member. */
export const inboxUnread = Call.read({
  path: "/wps/relay/CSP_unreadCount",
  input: Call.Nothing,
  output: Schema.Struct({ unReadCount: UnreadCount }),
})
