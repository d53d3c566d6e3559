import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { dividends } from "#gateway/calls/payouts.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AgentDividendPage } from "./AgentDividendPage.tsx"

export default { title: "pages / agent / AgentDividendPage" } satisfies StoryDefault

const told = storiesOf(<AgentDividendPage />)
const page = { path: paths.agentDividend, persona: "9" }

export const Filled = told(page)

export const Empty = told({ ...page, settings: { scale: "empty" } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(dividends.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: dividends.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
