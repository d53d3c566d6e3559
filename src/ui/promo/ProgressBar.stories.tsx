import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { ProgressBar, type ProgressBarProps } from "./ProgressBar.tsx"

export default {
  title: "Components / Promotions / Progress bar",
  decorators: [padded],
  args: { share: 0.6, text: "12 / 20" },
} satisfies StoryDefault<Partial<ProgressBarProps>>

const Template: Story<Omit<ProgressBarProps, "labelledBy">> = (args) => (
  <>
    <p id="goal">Place 20 bets this week</p>
    <ProgressBar {...args} labelledBy="goal" />
  </>
)

export const Begun = Template.bind({})

export const NotStarted = Template.bind({})
NotStarted.args = { text: "0 / 20", share: 0 }

export const Complete = Template.bind({})
Complete.args = { text: "20 / 20", share: 1 }
