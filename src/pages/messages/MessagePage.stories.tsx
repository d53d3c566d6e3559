import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { linkNames } from "#fixtures/settings.ts"
import { failed, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MessagePage } from "./MessagePage.tsx"

export default { title: "Messages / Message centre" } satisfies StoryDefault

const story = storiesOf(<MessagePage />)
const page = { path: paths.message, persona: "0" }

export const Member = story(page)

export const ManyUnread = story({
  ...page,
  settings: { unreadInbox: 150, unreadChat: 99, unreadNotices: 100 },
})

export const NothingUnread = story({
  ...page,
  settings: { unreadInbox: 0, unreadChat: 0, unreadNotices: 0 },
})

export const Guest = story({ ...page, persona: "guest" })

export const Trial = story({ ...page, persona: "4" })

export const WithoutChatAndInbox = story({ ...page, settings: { modulesOff: ["CBS3", "INBOX3"] } })

export const WithoutLinks = story({ ...page, settings: { linksOff: linkNames } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, ...failed })

export const Refused = story({ ...page, settings: refusing("no_permission", "*") })
