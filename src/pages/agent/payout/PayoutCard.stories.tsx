import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Payout } from "#domain/agent/Payout.ts"
import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"
import { Button } from "#ui/button/Button.tsx"

import { PayoutCard } from "./PayoutCard.tsx"

export default { title: "Agents / Payout card" } satisfies StoryDefault

const payout: Payout = {
  account: "player1001",
  period: "2026-11-01",
  stake: 48_200,
  rate: 0.5,
  amount: 241,
  status: "due",
}

const story = (change: Partial<Payout> = {}, action?: string) =>
  storiesOf(
    <div className="padded">
      <PayoutCard
        payout={{ ...payout, ...change }}
        actions={action === undefined ? undefined : <Button size="small">{action}</Button>}
      />
    </div>,
  )({ path: paths.agentRebate, persona: "9" })

export const Due = story()

export const Payable = story({}, "₱ 241.00")

export const Paid = story({ status: "paid" })

export const UnknownStatus = story({ status: "unknown" })

export const LongText = story({ period: longText })
