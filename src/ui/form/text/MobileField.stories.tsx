import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { MobileField, type MobileFieldProps } from "./MobileField.tsx"

export default {
  title: "Components / Forms / Mobile field",
  decorators: [padded],
  args: {
    dialingCodes: [
      { key: "PH", dialingCode: "63", name: "Philippines" },
      { key: "VN", dialingCode: "84", name: "Vietnam" },
    ],
    dialingCode: "63",
    onDialingCode: nothing,
  },
} satisfies StoryDefault<Partial<MobileFieldProps>>

const Template: Story<MobileFieldProps> = (args) => <MobileField {...args} />

export const Empty = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { defaultValue: "9175551000" }

export const Refused = Template.bind({})
Refused.args = { required: true, defaultValue: "917", error: "Phone format incorrect" }

export const LongText = Template.bind({})
LongText.args = {
  error: longText,
  dialingCodes: [{ key: "1", dialingCode: "63", name: longText }],
}
