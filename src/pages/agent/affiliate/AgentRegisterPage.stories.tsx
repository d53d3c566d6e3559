import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { ownRebates } from "#gateway/calls/agent/rebates.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AgentRegisterPage } from "./AgentRegisterPage.tsx"

export default { title: "Agents / Recruiting" } satisfies StoryDefault

const story = storiesOf(<AgentRegisterPage />)
const page = { path: paths.agentRegister, persona: "9" }

export const Filled = story(page)

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(ownRebates.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", ownRebates.path),
})

export const LongText = story({ ...page, longTexts: true })
