import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { dividends } from "#gateway/calls/agent/payouts.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AgentDividendPage } from "./AgentDividendPage.tsx"

export default { title: "Agents / Dividends" } satisfies StoryDefault

const story = storiesOf(<AgentDividendPage />)
const page = { path: paths.agentDividend, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(dividends.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", dividends.path),
})

export const LongText = story({ ...page, longTexts: true })
