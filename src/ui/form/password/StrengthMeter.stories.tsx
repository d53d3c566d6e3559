import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { StrengthMeter, type StrengthMeterProps } from "./StrengthMeter.tsx"

export default {
  title: "Components / Forms / Strength meter",
  decorators: [padded],
} satisfies StoryDefault<Partial<StrengthMeterProps>>

const Template: Story<StrengthMeterProps> = (args) => <StrengthMeter {...args} />

export const Weak = Template.bind({})
Weak.args = { strength: "weak" }

export const Fair = Template.bind({})
Fair.args = { strength: "fair" }

export const Strong = Template.bind({})
Strong.args = { strength: "strong" }
