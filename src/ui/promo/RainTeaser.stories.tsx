import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { RainTeaser, type RainTeaserProps } from "./RainTeaser.tsx"

export default {
  title: "Components / Promotions / Rain teaser",
  args: { title: "Lantern Rain", phase: "Starts in", left: "34:12", link: { href: "#rain" } },
} satisfies StoryDefault<RainTeaserProps>

const Template: Story<RainTeaserProps> = (args) => <RainTeaser {...args} />

export const Coming = Template.bind({})

export const Running = Template.bind({})
Running.args = { phase: "Open now. Ends in", left: "9:59" }

export const LongText = Template.bind({})
LongText.args = { title: longText }
