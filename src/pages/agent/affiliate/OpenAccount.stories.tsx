import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { ownRebates } from "#gateway/calls/agent/rebates.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { OpenAccount } from "./OpenAccount.tsx"

export default { title: "Agents / New account" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <OpenAccount />
  </div>,
)
const page = { path: paths.agentRegister, persona: "9" }

export const Unfilled = story(page)

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(ownRebates.path) })

export const Refused = story({ ...page, settings: refusing("not_agent", ownRebates.path) })
