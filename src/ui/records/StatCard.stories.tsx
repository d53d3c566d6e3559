import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { Button } from "#ui/button/Button.tsx"
import { StatCard, type StatCardProps } from "./StatCard.tsx"
import { StateMark } from "./StateMark.tsx"

export default {
  title: "Components / Records / Stat card",
  decorators: [padded],
  args: {
    title: "player1001",
    figures: [
      { label: "Stake", value: "₱ 1,204.25" },
      { label: "Win", value: "₱ 980.00" },
      { label: "Net result", value: "-₱ 224.25" },
    ],
  },
} satisfies StoryDefault<Partial<StatCardProps>>

const Template: Story<StatCardProps> = (args) => <StatCard {...args} />

export const Plain = Template.bind({})

export const WithActions = Template.bind({})
WithActions.args = {
  caption: "Tala 7",
  mark: <StateMark text="Due" tone="open" />,
  actions: <Button size="small">Pay out</Button>,
}

export const LongText = Template.bind({})
LongText.args = { title: longText, caption: longText, mark: <StateMark text={longText} tone="bad" /> }
