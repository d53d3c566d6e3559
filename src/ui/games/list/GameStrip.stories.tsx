import type { Story, StoryDefault } from "@ladle/react"

import { brokenImage, gameTiles, longText, nothing } from "#ladle/samples.tsx"

import { GameStrip, type GameStripProps } from "./GameStrip.tsx"

export default {
  title: "Components / Games / Game strip",
  args: { title: "Recently played", games: [] },
} satisfies StoryDefault<Partial<GameStripProps>>

const Template: Story<GameStripProps> = (args) => <GameStrip {...args} />

export const Empty = Template.bind({})

export const Loading = Template.bind({})
Loading.args = { loading: true }

export const One = Template.bind({})
One.args = { games: gameTiles(1, { favourite: undefined }) }

export const Many = Template.bind({})
Many.args = {
  title: "Hot",
  games: gameTiles(12),
  more: { href: "#more", onPress: nothing },
}

export const Broken = Template.bind({})
Broken.args = { games: gameTiles(4, { image: brokenImage, favourite: undefined }) }

export const LongText = Template.bind({})
LongText.args = {
  title: longText,
  games: gameTiles(4, { name: longText, vendor: longText, favourite: undefined }),
  more: { href: "#more", onPress: nothing },
}
