import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamPlay } from "#gateway/calls/team.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TeamBettingPage } from "./TeamBettingPage.tsx"

export default { title: "pages / agent / TeamBettingPage" } satisfies StoryDefault

const told = storiesOf(<TeamBettingPage />)
const page = { path: paths.teamBetting, persona: "9" }

export const Filled = told(page)

export const Empty = told({ ...page, settings: { scale: "empty" } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(teamPlay.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: teamPlay.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
