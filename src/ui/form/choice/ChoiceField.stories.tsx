import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { ChoiceField, type ChoiceFieldProps } from "./ChoiceField.tsx"

const choices = [
  {
    value: "jade",
    label: "Jade Coin Bank",
    mark: "Recommended",
    detail: "From 100.00 to 500,000.00",
    note: "At once · no fee",
  },
  { value: "bell", label: "Old Bell Trust", detail: "From 200.00 to 200,000.00" },
  { value: "none", label: "No bonus" },
]

export default {
  title: "Components / Forms / Choice field",
  decorators: [padded],
  args: { label: "Bank", choices, value: "jade", onChange: () => {} },
} satisfies StoryDefault<ChoiceFieldProps>

const Template: Story<ChoiceFieldProps> = (args) => <ChoiceField {...args} />

export const Chosen = Template.bind({})

export const NothingChosen = Template.bind({})
NothingChosen.args = { value: "", required: true }

export const Wrong = Template.bind({})
Wrong.args = { value: "", required: true, error: "Please choose a bank" }

export const Unfit = Template.bind({})
Unfit.args = { choices: choices.map((choice, index) => ({ ...choice, isUnfit: index === 1 })) }

export const LongText = Template.bind({})
LongText.args = {
  choices: [{ value: "a", label: longText, mark: longText, detail: longText, note: longText }],
}
