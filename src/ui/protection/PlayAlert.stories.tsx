import type { Story, StoryDefault } from "@ladle/react"

import { FactList } from "#ui/text/FactList.tsx"
import { longText, nothing } from "#ladle/samples.tsx"

import { PlayAlert, type PlayAlertProps } from "./PlayAlert.tsx"

export default {
  title: "Player protection / Dialog over a game",
  args: {
    open: true,
    title: "Reality check",
    lead: "Here is your session so far. Take a moment before you go on.",
    answers: ["Continue", "My records", "Take a break", "Sign out"].map((label) => ({
      label,
      onPress: nothing,
    })),
    children: (
      <FactList
        facts={[
          { label: "Time played", value: "15:00" },
          { label: "Staked", value: "₱ 120.00" },
          { label: "Won", value: "₱ 80.00" },
          { label: "Net result", value: "-₱ 40.00" },
        ]}
      />
    ),
  },
} satisfies StoryDefault<Partial<PlayAlertProps>>

const Template: Story<PlayAlertProps> = (args) => <PlayAlert {...args} />

export const Open = Template.bind({})

export const Closed = Template.bind({})
Closed.args = { open: false }

export const LongText = Template.bind({})
LongText.args = {
  title: longText,
  lead: longText,
  children: (
    <FactList
      facts={[
        { label: longText, value: "2 days 1:02:03" },
        { label: "Staked", value: "₱ 123,456,789,012.00" },
        { label: "Won", value: longText },
      ]}
    />
  ),
}
