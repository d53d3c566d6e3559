import type { Story, StoryDefault } from "@ladle/react"

import { brokenImage, gameEntries, longText, nothing } from "#ladle/samples.tsx"

import { GameGrid, type GameGridProps, GameGridSkeleton } from "./GameGrid.tsx"

export default {
  title: "ui / game / GameGrid",
  args: {
    games: gameEntries(25),
    more: "end",
    onPick: nothing,
    onToggleFavourite: nothing,
    onEndNear: nothing,
    onRetry: nothing,
  },
} satisfies StoryDefault<Partial<GameGridProps>>

const Template: Story<GameGridProps> = (args) => <GameGrid {...args} />

export const One = Template.bind({})
One.args = { games: gameEntries(1) }

export const Page = Template.bind({})

export const Thousands = Template.bind({})
Thousands.args = { games: gameEntries(10_000) }

export const LoadingMore = Template.bind({})
LoadingMore.args = { games: gameEntries(5), more: "loading" }

export const MoreFailed = Template.bind({})
MoreFailed.args = { games: gameEntries(5), more: { text: "Network slow or offline" } }

export const WithoutStars = Template.bind({})
WithoutStars.args = { onToggleFavourite: undefined }

export const Broken = Template.bind({})
Broken.args = { games: gameEntries(7).map((game) => ({ ...game, image: brokenImage })) }

export const LongText = Template.bind({})
LongText.args = { games: gameEntries(7).map((game) => ({ ...game, name: longText, vendor: longText })) }

export const Loading: Story = () => <GameGridSkeleton />
