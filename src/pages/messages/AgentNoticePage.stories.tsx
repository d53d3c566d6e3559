import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { agentAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { empty, failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AgentNoticePage } from "./AgentNoticePage.tsx"

export default { title: "Messages / Announcements for agents" } satisfies StoryDefault

const story = storiesOf(<AgentNoticePage />)
const page = { path: `${paths.agentNotice}?types=A`, persona: "9" } as const

export const Agent = story(page)

export const Opened = story({ ...page, path: `${paths.agentNotice}?types=A&id=A701` })

export const NoAnnouncements = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(agentAnnouncements.path) })

export const Refused = story({ ...page, settings: refusing("not_agent", agentAnnouncements.path) })

export const NotOffered = story({ ...page, settings: { modulesOff: ["AGEANNOUNCE3"] } })

export const LongText = story({ ...page, longTexts: true })
