import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamPlay } from "#gateway/calls/agent/team.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TeamBettingPage } from "./TeamBettingPage.tsx"

export default { title: "Agents / Team betting" } satisfies StoryDefault

const story = storiesOf(<TeamBettingPage />)
const page = { path: paths.teamBetting, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(teamPlay.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", teamPlay.path),
})

export const LongText = story({ ...page, longTexts: true })
