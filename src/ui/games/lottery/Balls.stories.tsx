import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { Balls, type BallsProps } from "./Balls.tsx"

export default {
  title: "Components / Games / Balls",
  decorators: [padded],
  args: { label: "Latest winning numbers", numbers: [3, 17, 24, 31, 45] },
} satisfies StoryDefault<Partial<BallsProps>>

const Template: Story<BallsProps> = (args) => <Balls {...args} />

export const Five = Template.bind({})

export const Twenty = Template.bind({})
Twenty.args = { numbers: Array.from({ length: 20 }, (_, index) => index * 4 + 1) }
