import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import { teamMembers } from "#gateway/calls/team.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AgentHomePage } from "./AgentHomePage.tsx"

export default { title: "pages / agent / AgentHomePage" } satisfies StoryDefault

const told = storiesOf(<AgentHomePage />)
const page = { path: paths.agent, persona: "9" }

export const Agent = told(page)

export const WithoutContracts = told({ ...page, persona: "41" })

export const NothingUnread = told({ ...page, settings: { unreadInbox: 0, unreadNotices: 0 } })

export const AllModulesOff = told({
  ...page,
  persona: "41",
  settings: { modulesOff: moduleIds },
})

export const Loading = told({ ...page, ...loading })

export const FiguresFailed = told({ ...page, settings: failing(teamMembers.path) })

/** The session ended while it was open: its entries do nothing. */
export const SessionOver = told({ ...page, persona: "guest" })

export const LongText = told({ ...page, longTexts: true })
