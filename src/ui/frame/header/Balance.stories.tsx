import type { Story, StoryDefault } from "@ladle/react"

import { nothing, padded } from "#ladle/samples.tsx"

import { Balance, type BalanceProps } from "./Balance.tsx"

const shown = { state: "shown", currency: "₱", amount: 12480.5 } as const

export default {
  title: "Components / Frame / Balance",
  decorators: [padded],
  args: { view: shown, onRefresh: nothing },
} satisfies StoryDefault<Partial<BalanceProps>>

const Template: Story<BalanceProps> = (args) => <Balance {...args} />

export const Shown = Template.bind({})

export const Hidden = Template.bind({})
Hidden.args = { view: { ...shown, state: "hidden" } }

export const Loading = Template.bind({})
Loading.args = { view: { state: "loading" } }

export const Failed = Template.bind({})
Failed.args = { view: { state: "failed" } }

export const Unknown = Template.bind({})
Unknown.args = { view: { state: "unknown" } }

export const Refreshing = Template.bind({})
Refreshing.args = { refreshing: true }

export const Large = Template.bind({})
Large.args = { large: true }

export const Long = Template.bind({})
Long.args = { large: true, view: { ...shown, amount: 123456789012 } }

export const PlayMoney = Template.bind({})
PlayMoney.args = { view: { ...shown, isPlayMoney: true } }

export const WithoutRefresh: Story = () => <Balance view={shown} />
