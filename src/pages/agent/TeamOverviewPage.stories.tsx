import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { teamMembers } from "#gateway/calls/team.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TeamOverviewPage } from "./TeamOverviewPage.tsx"

export default { title: "pages / agent / TeamOverviewPage" } satisfies StoryDefault

const told = storiesOf(<TeamOverviewPage />)
const page = { path: paths.teamOverview, persona: "9" }

export const Filled = told(page)

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(teamMembers.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: teamMembers.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
