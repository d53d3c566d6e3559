import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { AccountFilter } from "./AccountFilter.tsx"

interface Props {
  readonly account: string
}

export default {
  title: "Agents / Account filter",
  decorators: [padded],
  args: { account: "" },
} satisfies StoryDefault<Props>

const Template: Story<Props> = ({ account }) => <AccountFilter account={account} onFind={nothing} />

export const Empty = Template.bind({})

export const Filled = Template.bind({})
Filled.args = { account: "player1001" }

export const LongText = Template.bind({})
LongText.args = { account: longText }
