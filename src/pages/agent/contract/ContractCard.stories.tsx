import type { Story, StoryDefault } from "@ladle/react"

import type { AgentContract } from "#domain/agent/AgentContract.ts"
import { longText, padded } from "#ladle/samples.tsx"
import { Button } from "#ui/button/Button.tsx"

import { ContractCard } from "./ContractCard.tsx"

interface Props extends Pick<AgentContract, "status" | "period"> {
  readonly action: string
}

export default {
  title: "Agents / Contract card",
  decorators: [padded],
  args: { status: "accepted", period: "daily", action: "" },
} satisfies StoryDefault<Props>

const terms = [
  { from: 0, to: 10_000, rate: 0.5 },
  { from: 10_000, to: null, rate: 0.8 },
]

const Template: Story<Props> = ({ status, period, action }) => (
  <ContractCard contract={{ contractId: "C2041", status, period, terms }}>
    {action === "" ? undefined : <Button wide>{action}</Button>}
  </ContractCard>
)

export const Asked = Template.bind({})
Asked.args = { status: "asked", action: "Lantern" }

export const Accepted = Template.bind({})

export const Refused = Template.bind({})
Refused.args = { status: "refused" }

export const UnknownStatus = Template.bind({})
UnknownStatus.args = { status: "unknown" }

export const LongText = Template.bind({})
LongText.args = { period: longText }
