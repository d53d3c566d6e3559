import type { Story, StoryDefault } from "@ladle/react"

import type { State } from "#domain/records/Bet.ts"
import { longText, padded } from "#ladle/samples.tsx"

import { BetState } from "./BetState.tsx"

interface Props {
  readonly state: State | undefined
  readonly status: string
}

export default {
  title: "Records / Bet state",
  decorators: [padded],
  args: { state: "open", status: "" },
} satisfies StoryDefault<Props>

const Template: Story<Props> = (args) => <BetState {...args} />

export const Open = Template.bind({})

export const Won = Template.bind({})
Won.args = { state: "won" }

export const Lost = Template.bind({})
Lost.args = { state: "lost" }

export const Cancelled = Template.bind({})
Cancelled.args = { state: "cancelled" }

export const UnknownState = Template.bind({})
UnknownState.args = { state: undefined, status: "under review" }

export const LongText = Template.bind({})
LongText.args = { state: undefined, status: longText }
