import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { TextArea, type TextAreaProps } from "./TextArea.tsx"

export default {
  title: "Components / Forms / Text area",
  decorators: [padded],
  args: { label: "Description", name: "content", count: "0/200", hint: "Please write 20 to 200 characters." },
} satisfies StoryDefault<Partial<TextAreaProps>>

const Template: Story<TextAreaProps> = (args) => <TextArea {...args} />

export const Unfilled = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { defaultValue: "The lamp of my favourite game\nhas gone out.", count: "43/200" }

export const Required = Template.bind({})
Required.args = { required: true }

export const Refused = Template.bind({})
Refused.args = {
  required: true,
  defaultValue: "Hello",
  count: "5/200",
  error: "Please write 20 to 200 characters.",
}

export const LongText = Template.bind({})
LongText.args = { label: longText, hint: longText, error: longText, defaultValue: longText }
