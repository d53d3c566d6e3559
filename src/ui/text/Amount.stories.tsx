import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { Amount, type AmountProps } from "./Amount.tsx"

export default {
  title: "Components / Basic / Amount",
  decorators: [padded],
  args: { currency: "₱", text: "1,234.00" },
} satisfies StoryDefault<Partial<AmountProps>>

const Template: Story<AmountProps> = (args) => <Amount {...args} />

export const Plain = Template.bind({})

export const Gold = Template.bind({})
Gold.args = { tone: "gold" }

export const Gain = Template.bind({})
Gain.args = { tone: "gain" }

export const Loss = Template.bind({})
Loss.args = { tone: "loss", text: "-1,234.00" }

export const Hidden = Template.bind({})
Hidden.args = { tone: "gold", hidden: true }

export const WithoutCurrency = Template.bind({})
WithoutCurrency.args = { currency: "" }

export const Long = Template.bind({})
Long.args = { tone: "gold", text: "123,456,789,012.00" }
