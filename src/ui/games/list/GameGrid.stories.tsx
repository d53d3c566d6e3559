import type { Story, StoryDefault } from "@ladle/react"

import { brokenImage, gameTiles, longText, nothing } from "#ladle/samples.tsx"

import { GameGrid, type GameGridProps, GameGridSkeleton } from "./GameGrid.tsx"

export default {
  title: "Components / Games / Game grid",
  args: {
    games: gameTiles(25),
    more: "end",
    onEndNear: nothing,
    onRetry: nothing,
  },
} satisfies StoryDefault<Partial<GameGridProps>>

const Template: Story<GameGridProps> = (args) => <GameGrid {...args} />

export const One = Template.bind({})
One.args = { games: gameTiles(1) }

export const Page = Template.bind({})

export const LargeFirst = Template.bind({})
LargeFirst.args = { largeAfter: 0 }

export const LargeSecond = Template.bind({})
LargeSecond.args = { largeAfter: 1 }

export const Thousands = Template.bind({})
Thousands.args = { games: gameTiles(10_000) }

export const LoadingMore = Template.bind({})
LoadingMore.args = { games: gameTiles(5), more: "loading" }

export const MoreFailed = Template.bind({})
MoreFailed.args = { games: gameTiles(5), more: { text: "Network slow or offline" } }

export const WithoutStars = Template.bind({})
WithoutStars.args = { games: gameTiles(25, { favourite: undefined }) }

export const Broken = Template.bind({})
Broken.args = { games: gameTiles(7, { image: brokenImage }) }

export const LongText = Template.bind({})
LongText.args = { games: gameTiles(7, { name: longText, vendor: longText }) }

export const Loading: Story = () => <GameGridSkeleton />
