import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { mails } from "#gateway/calls/messages/inbox.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { InboxPage } from "./InboxPage.tsx"

export default { title: "Messages / Inbox" } satisfies StoryDefault

const story = storiesOf(<InboxPage />)
const page = { path: paths.inbox, persona: "0", settings: { scale: "few" } } as const

export const Filled = story(page)

export const Opened = story({ ...page, path: `${paths.inbox}?id=M9005` })

export const AllRead = story({ ...page, settings: { scale: "few", unreadInbox: 0 } })

export const Many = story({ ...page, settings: { scale: "hundreds" } })

export const MoreFailed = story({
  ...page,
  settings: {
    scale: "hundreds",
    faults: [{ call: `${mails.path}?pageNo=2`, kind: "http500", times: "always" }],
  },
})

export const NoMessages = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(mails.path) })

export const Refused = story({ ...page, settings: refusing("not_member", mails.path) })

export const NotOffered = story({ ...page, settings: { modulesOff: ["INBOX3"] } })

export const LongText = story({ ...page, longTexts: true })

export const LongTextOpened = story({ ...page, path: `${paths.inbox}?id=M9001`, longTexts: true })
