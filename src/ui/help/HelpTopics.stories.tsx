import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { HelpSkeleton, HelpTopics, type HelpTopicsProps } from "./HelpTopics.tsx"

const topics = ["Getting started", "Deposits", "Withdrawals", "Account and security"].map((title, index) => ({
  key: String(index),
  title,
  href: `#${index}`,
  onPress: nothing,
}))

export default {
  title: "Components / Help / Help topics",
  args: {
    topics,
    selected: 1,
    html: "<p>Open <b>Deposit</b>, choose a way to pay and an amount.</p><table><tr><th>Way</th><th>Least</th><th>Most</th></tr><tr><td>Bank transfer</td><td>₱100</td><td>₱200,000</td></tr></table><ol><li>First</li><li>Second</li></ol>",
  },
} satisfies StoryDefault<Partial<HelpTopicsProps>>

const Template: Story<HelpTopicsProps> = (args) => <HelpTopics {...args} />

export const Some = Template.bind({})

export const One = Template.bind({})
One.args = { topics: topics.slice(0, 1), selected: 0 }

export const LongText = Template.bind({})
LongText.args = {
  topics: topics.map((topic) => ({ ...topic, title: longText })),
  html: `<p>${longText}</p><p>${"1234567890".repeat(20)}</p>`,
}

export const Loading: Story = () => <HelpSkeleton />
