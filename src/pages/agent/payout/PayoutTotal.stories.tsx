import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { salaries } from "#gateway/calls/agent/payouts.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PayoutTotal } from "./PayoutTotal.tsx"

export default { title: "Agents / Payout total" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <PayoutTotal of="salaries" filter={{ startDate: "2026-11-01", endDate: "2026-11-07", account: "" }} />
  </div>,
)
const page = { path: paths.agentRebate, persona: "9" }

export const Filled = story(page)

export const NoPayouts = story({ ...page, ...empty })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(salaries.path) })
