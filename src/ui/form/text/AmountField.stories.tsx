import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { AmountField, type AmountFieldProps } from "./AmountField.tsx"

const quick = ["100", "200", "500", "1000", "2000", "5000"].map((value) => ({ value, label: `₱ ${value}` }))

export default {
  title: "Components / Forms / Amount field",
  decorators: [padded],
  args: {
    label: "Amount",
    currency: "₱",
    hint: "From 100.00 to 50,000.00",
    value: "",
    quick,
    onChange: () => {},
  },
} satisfies StoryDefault<AmountFieldProps>

const Template: Story<AmountFieldProps> = (args) => <AmountField {...args} />

export const Unfilled = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { value: "1234.5" }

export const Wrong = Template.bind({})
Wrong.args = { value: "5", error: "From 100.00 to 50,000.00" }

export const Whole = Template.bind({})
Whole.args = { quick: [], whole: { value: "12480.5", label: "Withdraw all: ₱ 12,480.50" } }
