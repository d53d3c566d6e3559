import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { subordinates } from "#gateway/calls/agent/team.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TeamPage } from "./TeamPage.tsx"

export default { title: "Agents / Team" } satisfies StoryDefault

const story = storiesOf(<TeamPage />)
const page = { path: paths.team, persona: "9" }

export const Filled = story(page)

export const Empty = story({ ...page, settings: { scale: "empty" } })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(subordinates.path) })

/** Members of an account outside the team. */
export const Refused = story({ ...page, path: `${paths.team}?account=stranger` })

export const MembersBelow = story({ ...page, path: `${paths.team}?account=player1005` })

export const LongText = story({ ...page, longTexts: true })
