import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { PressButton, type PressButtonProps } from "./PressButton.tsx"

export default {
  title: "Components / Basic / Press button",
  decorators: [padded],
  args: { children: "Give feedback when pressed", onPress: nothing },
} satisfies StoryDefault<Partial<PressButtonProps>>

const Template: Story<PressButtonProps> = (args) => <PressButton {...args} />

export const Usual = Template.bind({})

export const Disabled = Template.bind({})
Disabled.args = { disabled: true }

export const LongText = Template.bind({})
LongText.args = { children: longText }
