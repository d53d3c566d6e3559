import type { Story, StoryDefault } from "@ladle/react"
import { User } from "lucide-react"

import { longText, padded } from "#ladle/samples.tsx"

import { TextField, type TextFieldProps } from "./TextField.tsx"

export default {
  title: "Components / Forms / Text field",
  decorators: [padded],
  args: { label: "Username", name: "username", autoComplete: "username" },
} satisfies StoryDefault<Partial<TextFieldProps>>

const Template: Story<TextFieldProps> = (args) => <TextField {...args} />

export const Empty = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { defaultValue: "maria88", lead: <User /> }

export const Required = Template.bind({})
Required.args = { required: true, hint: "6 to 16 letters and digits" }

export const Refused = Template.bind({})
Refused.args = {
  required: true,
  defaultValue: "ma",
  error: "Account format incorrect",
  rules: "6 to 16 letters and digits",
}

export const ReadOnly = Template.bind({})
ReadOnly.args = { defaultValue: "maria88", readOnly: true }

export const LongText = Template.bind({})
LongText.args = { label: longText, error: longText, defaultValue: longText }
