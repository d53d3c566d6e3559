import { Schema } from "effect"

import { MailList } from "#domain/messages/Mail.ts"
import { PageRequest } from "#domain/Paged.ts"
import { UnreadCount } from "#domain/messages/UnreadCount.ts"
import * as Call from "#gateway/Call.ts"

export const inboxUnread = Call.plainRead({
  path: "/wps/relay/CSP_unreadCount",
  output: Schema.Struct({ unReadCount: UnreadCount }),
})

export const mails = Call.read({
  path: "/wps/relay/CSP_mails",
  input: Schema.Struct(PageRequest),
  output: MailList,
})

const Named = Schema.Struct({ mailId: Schema.String })

export const readMail = Call.change("POST", {
  path: "/wps/relay/CSP_readMail",
  input: Named,
  output: Call.Ignored,
})

export const deleteMail = Call.change("DELETE", {
  path: "/wps/relay/CSP_deleteMail",
  input: Named,
  output: Call.Ignored,
})
