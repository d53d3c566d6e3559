import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import { rebateQuotas } from "#gateway/calls/agent/rebates.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Quotas } from "./Quotas.tsx"
import { RateFields } from "./RateFields.tsx"

export default { title: "Agents / Rebate limits" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <Quotas>
      {(quotas) => <RateFields quotas={quotas} rates={Rebate.least(quotas)} onChange={nothing} />}
    </Quotas>
  </div>,
)
const page = { path: paths.agentRegister, persona: "9" }

export const Filled = story(page)

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(rebateQuotas.path) })
