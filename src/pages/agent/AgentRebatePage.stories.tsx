import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { salaries } from "#gateway/calls/payouts.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AgentRebatePage } from "./AgentRebatePage.tsx"

export default { title: "pages / agent / AgentRebatePage" } satisfies StoryDefault

const told = storiesOf(<AgentRebatePage />)
const page = { path: paths.agentRebate, persona: "9" }

export const Filled = told(page)

export const Empty = told({ ...page, settings: { scale: "empty" } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(salaries.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: salaries.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
