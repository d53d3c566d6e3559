import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "../../../.ladle/samples.tsx"
import { type Fact, FactList } from "./FactList.tsx"

const facts = [
  { label: "Time", value: "2026-11-02 14:05" },
  { label: "Stake", value: "₱ 50.00" },
]

interface Args {
  readonly facts: ReadonlyArray<Fact>
}

export default {
  title: "ui / records / FactList",
  decorators: [padded],
  args: { facts },
} satisfies StoryDefault<Args>

const Template: Story<Args> = (args) => <FactList {...args} />

export const Usual = Template.bind({})

export const LongText = Template.bind({})
LongText.args = { facts: [...facts, { label: longText, value: longText }] }
