import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import { teamMembers } from "#gateway/calls/agent/team.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AgentHomePage } from "./AgentHomePage.tsx"

export default { title: "Agents / Agent home" } satisfies StoryDefault

const story = storiesOf(<AgentHomePage />)
const page = { path: paths.agent, persona: "9" }

export const Agent = story(page)

export const WithoutContracts = story({ ...page, persona: "41" })

export const NothingUnread = story({ ...page, settings: { unreadInbox: 0, unreadNotices: 0 } })

export const AllModulesOff = story({
  ...page,
  persona: "41",
  settings: { modulesOff: moduleIds },
})

export const Loading = story({ ...page, ...loading })

export const FiguresFailed = story({ ...page, settings: failing(teamMembers.path) })

export const FiguresRefused = story({ ...page, settings: refusing("not_agent", teamMembers.path) })

/** The session ended while the page was open: its menu entries do nothing. */
export const SessionOver = story({ ...page, persona: "guest" })

export const LongText = story({ ...page, longTexts: true })
