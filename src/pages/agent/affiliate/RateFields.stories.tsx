import type { Story, StoryDefault } from "@ladle/react"

import type { Quota, Rates } from "#domain/agent/Rebate.ts"
import { nothing, padded } from "#ladle/samples.tsx"

import { RateFields } from "./RateFields.tsx"

interface Props {
  readonly quotas: ReadonlyArray<Quota>
  readonly rates: Rates
}

const quotas = ["RNG", "LIVE", "FISH", "SPORTS"].map((product) => ({
  product,
  min: 0.1,
  most: 1.2,
  step: 0.1,
}))

export default {
  title: "Agents / Rates by product",
  decorators: [padded],
  args: { quotas, rates: {} },
} satisfies StoryDefault<Props>

const Template: Story<Props> = (args) => <RateFields {...args} onChange={nothing} />

export const Least = Template.bind({})

export const Chosen = Template.bind({})
Chosen.args = { rates: { RNG: 1.2, LIVE: 0.5, FISH: 0.8, SPORTS: 0.3 } }

export const One = Template.bind({})
One.args = { quotas: quotas.slice(0, 1) }

export const UnknownProduct = Template.bind({})
UnknownProduct.args = { quotas: [{ product: "NONE", min: 0, most: 0.5, step: 0.1 }] }
