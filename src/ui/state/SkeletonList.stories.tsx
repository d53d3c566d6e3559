import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { SkeletonList, type SkeletonListProps } from "./SkeletonList.tsx"

export default {
  title: "Components / Basic / Skeleton list",
  decorators: [padded],
  args: { count: 4 },
} satisfies StoryDefault<SkeletonListProps>

const Template: Story<SkeletonListProps> = (args) => <SkeletonList {...args} />

export const Cards = Template.bind({})
