import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { StateLine, type StateLineProps } from "./StateLine.tsx"

export default {
  title: "Components / Cashier / State line",
  decorators: [padded],
  args: { state: "pending" },
} satisfies StoryDefault<StateLineProps>

const Template: Story<StateLineProps> = (args) => <StateLine {...args} />

export const Requested = Template.bind({})

export const Checking = Template.bind({})
Checking.args = { state: "checking" }

export const Paid = Template.bind({})
Paid.args = { state: "done" }

export const Refused = Template.bind({})
Refused.args = { state: "refused" }
