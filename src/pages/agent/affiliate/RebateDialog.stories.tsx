import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Downline } from "#domain/agent/Team.ts"
import { ownRebates } from "#gateway/calls/agent/rebates.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RebateDialog } from "./RebateDialog.tsx"

export default { title: "Agents / Rebate dialog" } satisfies StoryDefault

const member: Downline = {
  account: "player1001",
  nickname: "Maria",
  type: 0,
  balance: 1250.5,
  registered: Date.UTC(2026, 3, 2),
  lastLogin: Date.UTC(2026, 10, 1, 9),
  downlines: 0,
  rebates: {},
}

const story = storiesOf(<RebateDialog member={member} onClose={nothing} onGiven={nothing} />)
const page = { path: paths.team, persona: "9" }

export const Filled = story(page)

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(ownRebates.path) })

export const Refused = story({ ...page, settings: refusing("not_agent", ownRebates.path) })
