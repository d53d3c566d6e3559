import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamPlay } from "#gateway/calls/agent/team.ts"
import { failing, loading } from "#ladle/plots.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { TeamBettingPage } from "./TeamBettingPage.tsx"

export default { title: "pages / agent / TeamBettingPage" } satisfies StoryDefault

const story = storiesOf(<TeamBettingPage />)
const page = { path: paths.teamBetting, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(teamPlay.path) })

export const Refused = story({
  ...page,
  settings: { faults: [{ call: teamPlay.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = story({ ...page, longTexts: true })
