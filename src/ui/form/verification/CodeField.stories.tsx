import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { CodeField, type CodeFieldProps } from "./CodeField.tsx"

export default {
  title: "Components / Forms / Code field",
  decorators: [padded],
  args: { label: "SMS code", required: true, onFetch: nothing },
} satisfies StoryDefault<Partial<CodeFieldProps>>

const Template: Story<CodeFieldProps> = (args) => <CodeField {...args} />

export const Idle = Template.bind({})

export const Fetching = Template.bind({})
Fetching.args = { fetching: true }

export const Counting = Template.bind({})
Counting.args = { secondsLeft: 59 }

export const Refused = Template.bind({})
Refused.args = { error: "Verification code error", defaultValue: "12" }

export const LongText = Template.bind({})
LongText.args = { label: longText, error: longText }
