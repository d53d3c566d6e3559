import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamMembers } from "#gateway/calls/agent/team.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TeamToday } from "./TeamToday.tsx"

export default { title: "Agents / Team today" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <TeamToday />
  </div>,
)
const page = { path: paths.agent, persona: "9" }

export const Filled = story(page)

export const NoTeam = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(teamMembers.path) })
