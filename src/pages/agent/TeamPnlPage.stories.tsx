import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamMoney } from "#gateway/calls/team.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TeamPnlPage } from "./TeamPnlPage.tsx"

export default { title: "pages / agent / TeamPnlPage" } satisfies StoryDefault

const told = storiesOf(<TeamPnlPage />)
const page = { path: paths.teamPnl, persona: "9" }

export const Filled = told(page)

export const Empty = told({ ...page, settings: { scale: "empty" } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(teamMoney.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: teamMoney.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
