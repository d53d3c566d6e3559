import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { FilterChips, type FilterChipsProps } from "./FilterChips.tsx"

const options = ["Jade Mill", "Silver Carp", "Paper Crane", "Ninth Bridge", "Tin Rooster"].map((label) => ({
  value: label,
  label,
}))

export default {
  title: "Components / Games / Filter chips",
  args: { label: "Vendors", options, chosen: [], onToggle: nothing, onClear: nothing },
} satisfies StoryDefault<Partial<FilterChipsProps>>

const Template: Story<FilterChipsProps> = (args) => <FilterChips {...args} />

export const NoneChosen = Template.bind({})

export const SomeChosen = Template.bind({})
SomeChosen.args = { chosen: ["Jade Mill", "Paper Crane"] }

export const LongText = Template.bind({})
LongText.args = { options: options.map(({ value }) => ({ value, label: longText })), chosen: ["Jade Mill"] }
