import type { Story, StoryDefault } from "@ladle/react"

import { nothing, winners } from "#ladle/samples.tsx"

import { WinnerBoard, type WinnerBoardProps } from "./WinnerBoard.tsx"

export default {
  title: "Components / Home / Winner board",
  args: { winners: [], onPick: nothing },
} satisfies StoryDefault<Partial<WinnerBoardProps>>

const Template: Story<WinnerBoardProps> = (args) => <WinnerBoard {...args} />

export const Empty = Template.bind({})

export const One = Template.bind({})
One.args = { winners: winners(1) }

export const AtRest = Template.bind({})
AtRest.args = { winners: winners(6) }

export const Moving = Template.bind({})
Moving.args = { winners: winners(7) }

export const Many = Template.bind({})
Many.args = { winners: winners(100) }
