import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamMoney } from "#gateway/calls/agent/team.ts"
import { failing, loading, refusing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TeamPnlPage } from "./TeamPnlPage.tsx"

export default { title: "Agents / Team profit and loss" } satisfies StoryDefault

const story = storiesOf(<TeamPnlPage />)
const page = { path: paths.teamPnl, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(teamMoney.path) })

export const Refused = story({
  ...page,
  settings: refusing("agent_wrong", teamMoney.path),
})

export const LongText = story({ ...page, longTexts: true })
