import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { downlines } from "#gateway/calls/team.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { TeamRebatePage } from "./TeamRebatePage.tsx"

export default { title: "pages / agent / TeamRebatePage" } satisfies StoryDefault

const told = storiesOf(<TeamRebatePage />)
const page = { path: paths.teamRebate, persona: "9" }

export const Filled = told(page)

export const Empty = told({ ...page, settings: { scale: "empty" } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(downlines.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: downlines.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
