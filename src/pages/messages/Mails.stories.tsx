import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { mails } from "#gateway/calls/messages/inbox.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Mails } from "./Mails.tsx"

export default { title: "Messages / Mail" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <Mails />
  </div>,
)
const page = { path: paths.inbox, persona: "0", settings: { scale: "few" } } as const

export const Few = story(page)

export const Opened = story({ ...page, path: `${paths.inbox}?id=M9005` })

export const AllRead = story({ ...page, settings: { scale: "few", unreadInbox: 0 } })

export const Many = story({ ...page, settings: { scale: "hundreds" } })

export const MoreFailed = story({
  ...page,
  settings: { scale: "hundreds", ...failing(`${mails.path}?pageNo=2`) },
})

export const NoMails = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(mails.path) })

export const LongText = story({ ...page, longTexts: true })
