import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { StateMark, type StateMarkProps } from "./StateMark.tsx"

export default {
  title: "Components / Records / State mark",
  decorators: [padded],
  args: { text: "Open", tone: "open" },
} satisfies StoryDefault<Partial<StateMarkProps>>

const Template: Story<StateMarkProps> = (args) => <StateMark {...args} />

export const Open = Template.bind({})

export const Plain = Template.bind({})
Plain.args = { text: "Cancelled", tone: "plain" }

export const Good = Template.bind({})
Good.args = { text: "Won", tone: "good" }

export const Bad = Template.bind({})
Bad.args = { text: "Refused", tone: "bad" }

export const LongText = Template.bind({})
LongText.args = { text: longText }
