import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Kind } from "#domain/agent/AgentContract.ts"
import { empty, failed, loading } from "#ladle/plots.ts"
import type { Plot } from "#ladle/scene.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { Earnings } from "./Earnings.tsx"

export default { title: "Agents / Earnings" } satisfies StoryDefault

const story = (kind: Kind, plot: Plot = {}) =>
  storiesOf(
    <div className="padded">
      <Earnings kind={kind} />
    </div>,
  )({ path: paths.salaryContract, persona: "9", ...plot })

export const Salaries = story("salary")

export const Dividends = story("dividend")

export const NothingByTheHour = story("hour")

export const NothingEarned = story("salary", empty)

export const NothingYet = story("salary", loading)

export const NothingFailed = story("salary", failed)
