import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { StatList } from "./StatList.tsx"

export default { title: "Components / Records / Stat list", decorators: [padded] } satisfies StoryDefault

const figures = [
  { label: "Stake", value: "₱ 1,204,977.25" },
  { label: "Win", value: "₱ 36,650.75" },
  { label: "Net result", value: "-₱ 89.90" },
  { label: "Members below", value: "12" },
] as const

type Args = Parameters<typeof StatList>[0]

const Template: Story<Args> = (args) => <StatList {...args} />

export const Four = Template.bind({})
Four.args = { figures }

export const LongText = Template.bind({})
LongText.args = { figures: figures.map(({ value }, index) => ({ label: `${longText} ${index}`, value })) }
