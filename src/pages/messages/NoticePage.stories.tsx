import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { NoticePage } from "./NoticePage.tsx"

export default { title: "Messages / Announcements" } satisfies StoryDefault

const story = storiesOf(<NoticePage />)
const page = { path: paths.notice, persona: "0", settings: { scale: "few" } } as const

export const News = story(page)

export const Highlights = story({ ...page, path: `${paths.notice}?type=PU` })

export const Opened = story({ ...page, path: `${paths.notice}?id=PL703` })

export const AllRead = story({ ...page, settings: { scale: "few", unreadNotices: 0 } })

export const Guest = story({ ...page, persona: "guest" })

export const Many = story({ ...page, settings: { scale: "hundreds" } })

export const NoAnnouncements = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(homeAnnouncements.path) })

export const Refused = story({ ...page, settings: refusing("no_permission", homeAnnouncements.path) })

export const LongText = story({ ...page, longTexts: true })

export const LongTextOpened = story({ ...page, path: `${paths.notice}?id=PL701`, longTexts: true })
