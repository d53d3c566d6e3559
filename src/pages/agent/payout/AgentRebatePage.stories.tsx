import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { salaries } from "#gateway/calls/agent/payouts.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AgentRebatePage } from "./AgentRebatePage.tsx"

export default { title: "Agents / Agent rebates" } satisfies StoryDefault

const story = storiesOf(<AgentRebatePage />)
const page = { path: paths.agentRebate, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(salaries.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", salaries.path),
})

export const LongText = story({ ...page, longTexts: true })
