import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Kind } from "#domain/agent/AgentContract.ts"
import { empty, failed, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Earnings } from "./Earnings.tsx"

export default { title: "Agents / Earnings" } satisfies StoryDefault

const story = (kind: Kind, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <Earnings kind={kind} />
    </div>,
  )({ path: paths.salaryContract, persona: "9", ...options })

export const Salaries = story("salary")

export const Dividends = story("dividend")

export const NothingByTheHour = story("hour")

export const NothingEarned = story("salary", empty)

export const NothingYet = story("salary", loading)

export const NothingFailed = story("salary", failed)
