import type { StoryDefault } from "@ladle/react"

import type { Settings } from "#fixtures/settings.ts"
import { consolidatedFunds } from "#gateway/calls/cashier/funds.ts"
import { withdrawals } from "#gateway/calls/records/accountRecord.ts"
import { bets, vendorBets } from "#gateway/calls/records/bets.ts"
import { failing } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { Pending } from "./Pending.tsx"

export default { title: "Player protection / Pending before a break" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <Pending />
  </div>,
)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const paths = [bets, vendorBets, withdrawals, consolidatedFunds].map(({ path }) => path)

export const Usual = story({ persona: "0", settings })

export const Nothing = story({ persona: "0", settings: { ...settings, scale: "empty" } })

export const Loading = story({ persona: "0", settings, unanswered: paths })

export const Failed = story({ persona: "0", settings: { ...settings, ...failing(vendorBets.path) } })
