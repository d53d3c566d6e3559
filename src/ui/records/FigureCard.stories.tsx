import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { Button } from "../basic/Button.tsx"
import { FigureCard, type FigureCardProps } from "./FigureCard.tsx"
import { StateMark } from "./StateMark.tsx"

export default {
  title: "ui / records / FigureCard",
  decorators: [padded],
  args: {
    title: "player1001",
    figures: [
      { label: "Stake", value: "₱ 1,204.25" },
      { label: "Win", value: "₱ 980.00" },
      { label: "Net result", value: "-₱ 224.25" },
    ],
  },
} satisfies StoryDefault<Partial<FigureCardProps>>

const Template: Story<FigureCardProps> = (args) => <FigureCard {...args} />

export const Plain = Template.bind({})

export const WithActions = Template.bind({})
WithActions.args = {
  caption: "Tala 7",
  mark: <StateMark text="Due" tone="open" />,
  actions: <Button size="small">Pay out</Button>,
}

export const LongText = Template.bind({})
LongText.args = { title: longText, caption: longText, mark: <StateMark text={longText} tone="bad" /> }
