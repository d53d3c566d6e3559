import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { ChoiceChips, type ChoiceChipsProps } from "./ChoiceChips.tsx"

const options = ["Today", "Yesterday", "Last 7 days", "This month", "Own range"].map((label) => ({
  value: label,
  label,
}))

export default {
  title: "Components / Forms / Choice chips",
  args: { label: "Period", options, value: "Today", onChange: nothing },
} satisfies StoryDefault<Partial<ChoiceChipsProps<string>>>

const Template: Story<ChoiceChipsProps<string>> = (args) => <ChoiceChips {...args} />

export const FirstSelected = Template.bind({})

export const Last = Template.bind({})
Last.args = { value: "Own range" }

export const LongText = Template.bind({})
LongText.args = { options: options.map(({ value }) => ({ value, label: longText })) }
