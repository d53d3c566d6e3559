import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamMembers } from "#gateway/calls/agent/team.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TeamOverviewPage } from "./TeamOverviewPage.tsx"

export default { title: "Agents / Team overview" } satisfies StoryDefault

const story = storiesOf(<TeamOverviewPage />)
const page = { path: paths.teamOverview, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(teamMembers.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", teamMembers.path),
})

export const LongText = story({ ...page, longTexts: true })
