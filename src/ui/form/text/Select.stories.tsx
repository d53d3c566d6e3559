import type { Story, StoryDefault } from "@ladle/react"
import { Languages } from "lucide-react"

import { longText, padded } from "#ladle/samples.tsx"

import { Select, type SelectProps } from "./Select.tsx"

export default {
  title: "Components / Forms / Select",
  decorators: [padded],
  args: {
    label: "Language",
    options: [
      { value: "EN", label: "English" },
      { value: "TY", label: "Tagalog" },
    ],
  },
} satisfies StoryDefault<Partial<SelectProps>>

const Template: Story<SelectProps> = (args) => <Select {...args} />

export const Usual = Template.bind({})

export const WithoutLabel = Template.bind({})
WithoutLabel.args = { labelHidden: true, lead: <Languages /> }

export const Unchosen = Template.bind({})
Unchosen.args = { placeholder: "Choose", defaultValue: "" }

export const Refused = Template.bind({})
Refused.args = { required: true, error: "Please choose" }

export const LongText = Template.bind({})
LongText.args = { options: [{ value: "1", label: longText }] }
