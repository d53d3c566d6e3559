import { Schema } from "effect"

import { MailList } from "#domain/Mail.ts"
import { PageWanted } from "#domain/Paged.ts"
import { UnreadCount } from "#domain/UnreadCount.ts"

import * as Call from "../Call.ts"

/** Unread inbox messages of the session's member. */
export const inboxUnread = Call.read({
  path: "/wps/relay/CSP_unreadCount",
  input: Call.Nothing,
  output: Schema.Struct({ unReadCount: UnreadCount }),
})

/** A page of the member's messages, newest first. */
export const mails = Call.read({
  path: "/wps/relay/CSP_mails",
  input: Schema.Struct(PageWanted),
  output: MailList,
})

const Named = Schema.Struct({ mailId: Schema.String })

/** Marks a message as read. */
export const readMail = Call.change("POST", {
  path: "/wps/relay/CSP_readMail",
  input: Named,
  output: Call.Ignored,
})

/** Deletes a message for good. */
export const deleteMail = Call.change("DELETE", {
  path: "/wps/relay/CSP_deleteMail",
  input: Named,
  output: Call.Ignored,
})
