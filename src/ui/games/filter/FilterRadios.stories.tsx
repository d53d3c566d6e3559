import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { FilterRadios, type FilterRadiosProps } from "./FilterRadios.tsx"

const options = ["Jade Mill", "Silver Carp", "Paper Crane", "Ninth Bridge", "Tin Rooster"].map((label) => ({
  value: label,
  label,
}))

export default {
  title: "Components / Games / Filter radios",
  args: { label: "Vendors", options, chosen: "", onChoose: nothing },
} satisfies StoryDefault<Partial<FilterRadiosProps>>

const Template: Story<FilterRadiosProps> = (args) => <FilterRadios {...args} />

export const NoneChosen = Template.bind({})

export const LastChosen = Template.bind({})
LastChosen.args = { chosen: "Tin Rooster" }

export const LongText = Template.bind({})
LongText.args = { options: options.map(({ value }) => ({ value, label: longText })), chosen: "Jade Mill" }
