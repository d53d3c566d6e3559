import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { Ticker, type TickerProps } from "./Ticker.tsx"

export default {
  title: "Components / Frame / Ticker",
  args: { titles: [], href: "#notice" },
} satisfies StoryDefault<Partial<TickerProps>>

const Template: Story<TickerProps> = (args) => <Ticker {...args} />

export const Empty = Template.bind({})

export const One = Template.bind({})
One.args = { titles: ["Lantern festival this weekend"] }

export const Many = Template.bind({})
Many.args = {
  titles: ["Lantern festival this weekend", "New slots from Jade Mill", "Maintenance on Tuesday at 04:00"],
}

export const LongText = Template.bind({})
LongText.args = { titles: [longText] }
