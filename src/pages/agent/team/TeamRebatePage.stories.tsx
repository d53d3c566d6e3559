import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { downlines } from "#gateway/calls/agent/team.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TeamRebatePage } from "./TeamRebatePage.tsx"

export default { title: "Agents / Team rebates" } satisfies StoryDefault

const story = storiesOf(<TeamRebatePage />)
const page = { path: paths.teamRebate, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(downlines.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", downlines.path),
})

export const LongText = story({ ...page, longTexts: true })
