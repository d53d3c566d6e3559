import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { Figures } from "./Figures.tsx"

export default { title: "ui / records / Figures", decorators: [padded] } satisfies StoryDefault

const figures = [
  { label: "Stake", value: "₱ 1,204,977.25" },
  { label: "Win", value: "₱ 36,650.75" },
  { label: "Net result", value: "-₱ 89.90" },
  { label: "Members below", value: "12" },
] as const

type Args = Parameters<typeof Figures>[0]

const Template: Story<Args> = (args) => <Figures {...args} />

export const Four = Template.bind({})
Four.args = { figures }

export const LongText = Template.bind({})
LongText.args = { figures: figures.map(({ value }, index) => ({ label: `${longText} ${index}`, value })) }
