import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { RuleList, type RuleListProps } from "./RuleList.tsx"

export default {
  title: "Components / Forms / Rule list",
  decorators: [padded],
  args: {
    rules: [
      { text: "6 to 16 characters", isMet: true },
      { text: "Only letters and digits", isMet: false },
    ],
  },
} satisfies StoryDefault<Partial<RuleListProps>>

const Template: Story<RuleListProps> = (args) => <RuleList {...args} />

export const HalfMet = Template.bind({})

export const Refused = Template.bind({})
Refused.args = { refused: true }
