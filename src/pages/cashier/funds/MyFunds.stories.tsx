import type { StoryDefault } from "@ladle/react"

import { consolidatedFunds } from "#gateway/calls/cashier/funds.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { MyFunds } from "./MyFunds.tsx"

export default { title: "Cashier / My funds" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <MyFunds />
  </div>,
)

export const Filled = story({ persona: "0" })

export const Trial = story({ persona: "4" })

export const Hidden = story({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const Loading = story({ persona: "0", ...loading })

export const Failed = story({ persona: "0", settings: failing(consolidatedFunds.path) })

export const LongText = story({ persona: "0", longTexts: true })
