import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { ownRebates } from "#gateway/calls/rebates.ts"

import { failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AgentRegisterPage } from "./AgentRegisterPage.tsx"

export default { title: "pages / agent / AgentRegisterPage" } satisfies StoryDefault

const told = storiesOf(<AgentRegisterPage />)
const page = { path: paths.agentRegister, persona: "9" }

export const Filled = told(page)

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(ownRebates.path) })

export const Refused = told({
  ...page,
  settings: { faults: [{ call: ownRebates.path, kind: "refused", times: "always", code: "agent_wrong" }] },
})

export const LongText = told({ ...page, longTexts: true })
