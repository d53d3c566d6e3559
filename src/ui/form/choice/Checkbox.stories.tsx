import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { Checkbox, type CheckboxProps } from "./Checkbox.tsx"

export default {
  title: "Components / Forms / Checkbox",
  decorators: [padded],
  args: { label: "Remember password on this device" },
} satisfies StoryDefault<Partial<CheckboxProps>>

const Template: Story<CheckboxProps> = (args) => <Checkbox {...args} />

export const Off = Template.bind({})

export const On = Template.bind({})
On.args = { defaultChecked: true }

export const Refused = Template.bind({})
Refused.args = { error: "Please agree first" }

export const LongText = Template.bind({})
LongText.args = { label: longText }
