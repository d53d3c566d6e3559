import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { subordinates } from "#gateway/calls/team.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TeamPage } from "./TeamPage.tsx"

export default { title: "pages / agent / TeamPage" } satisfies StoryDefault

const told = storiesOf(<TeamPage />)
const page = { path: paths.team, persona: "9" }

export const Filled = told(page)

export const Empty = told({ ...page, settings: { scale: "empty" } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(subordinates.path) })

/** Members of an account that is not in the team. */
export const Refused = told({ ...page, path: `${paths.team}?account=stranger` })

export const MembersBelow = told({ ...page, path: `${paths.team}?account=player1005` })

export const LongText = told({ ...page, longTexts: true })
