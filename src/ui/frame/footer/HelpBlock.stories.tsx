import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { HelpBlock, type HelpBlockProps } from "./HelpBlock.tsx"

const topics = ["Getting started", "Deposits", "Withdrawals", "Account and security", "Lottery draws"].map(
  (label, index) => ({ label, href: `#${index}`, onPress: nothing }),
)

export default {
  title: "Components / Frame / Help block",
  args: { centre: { label: "Help center", href: "#help", onPress: nothing }, topics },
  decorators: [padded],
} satisfies StoryDefault<Partial<HelpBlockProps>>

const Template: Story<HelpBlockProps> = (args) => <HelpBlock {...args} />

export const Some = Template.bind({})

export const WithoutTopics = Template.bind({})
WithoutTopics.args = { topics: [] }

export const LongText = Template.bind({})
LongText.args = { topics: topics.map((topic) => ({ ...topic, label: longText })) }
