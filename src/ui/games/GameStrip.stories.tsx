import type { Story, StoryDefault } from "@ladle/react"

import { brokenImage, gameEntries, longText, nothing } from "#ladle/samples.tsx"

import { GameStrip, type GameStripProps } from "./GameStrip.tsx"

export default {
  title: "ui / game / GameStrip",
  args: { title: "Recently played", games: [], onPick: nothing },
} satisfies StoryDefault<Partial<GameStripProps>>

const Template: Story<GameStripProps> = (args) => <GameStrip {...args} />

export const Empty = Template.bind({})

export const Loading = Template.bind({})
Loading.args = { loading: true }

export const One = Template.bind({})
One.args = { games: gameEntries(1) }

export const Many = Template.bind({})
Many.args = {
  title: "Hot",
  games: gameEntries(12),
  onToggleFavourite: nothing,
  more: { href: "#more", onPress: nothing },
}

export const Broken = Template.bind({})
Broken.args = { games: gameEntries(4).map((game) => ({ ...game, image: brokenImage })) }

export const LongText = Template.bind({})
LongText.args = {
  title: longText,
  games: gameEntries(4).map((game) => ({ ...game, name: longText, vendor: longText })),
  more: { href: "#more", onPress: nothing },
}
