import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { Skeleton, type SkeletonProps } from "./Skeleton.tsx"

export default {
  title: "Components / Basic / Skeleton",
  decorators: [padded],
} satisfies StoryDefault<Partial<SkeletonProps>>

const Template: Story<SkeletonProps> = (args) => <Skeleton {...args} />

export const Line = Template.bind({})
Line.args = { width: "3rem" }

export const Poster = Template.bind({})
Poster.args = { ratio: 3 / 4 }

export const Wide = Template.bind({})
Wide.args = { ratio: 16 / 9 }
