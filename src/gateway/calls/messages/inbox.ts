import { Schema } from "effect"

import { MailList } from "#domain/messages/Mail.ts"
import { PageRequest } from "#domain/Paged.ts"
import { UnreadCount } from "#domain/messages/UnreadCount.ts"
import * as Call from "#gateway/Call.ts"

/** Unread mails of the session's member. */
export const inboxUnread = Call.read({
  path: "/wps/relay/CSP_unreadCount",
  input: Call.Nothing,
  output: Schema.Struct({ unReadCount: UnreadCount }),
})

/** A page of the member's mails, newest first. */
export const mails = Call.read({
  path: "/wps/relay/CSP_mails",
  input: Schema.Struct(PageRequest),
  output: MailList,
})

const Named = Schema.Struct({ mailId: Schema.String })

/** Marks a mail as read. */
export const readMail = Call.change("POST", {
  path: "/wps/relay/CSP_readMail",
  input: Named,
  output: Call.Ignored,
})

/** Deletes a mail permanently. */
export const deleteMail = Call.change("DELETE", {
  path: "/wps/relay/CSP_deleteMail",
  input: Named,
  output: Call.Ignored,
})
