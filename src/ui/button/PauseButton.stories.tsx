import type { Story, StoryDefault } from "@ladle/react"

import { nothing, padded } from "#ladle/samples.tsx"

import { PauseButton, type PauseButtonProps } from "./PauseButton.tsx"

export default {
  title: "Components / Basic / Pause button",
  decorators: [padded],
  args: { paused: false, onChange: nothing },
} satisfies StoryDefault<Partial<PauseButtonProps>>

const Template: Story<PauseButtonProps> = (args) => <PauseButton {...args} />

export const Moving = Template.bind({})

export const Paused = Template.bind({})
Paused.args = { paused: true }
