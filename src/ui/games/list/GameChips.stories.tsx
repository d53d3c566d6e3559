import type { Story, StoryDefault } from "@ladle/react"

import { brokenImage, gameTiles, longText } from "#ladle/samples.tsx"

import { GameChips, type GameChipsProps } from "./GameChips.tsx"

export default {
  title: "Components / Games / Game chips",
  args: { title: "Recently played", games: [] },
} satisfies StoryDefault<Partial<GameChipsProps>>

const Template: Story<GameChipsProps> = (args) => <GameChips {...args} />

export const Empty = Template.bind({})

export const Loading = Template.bind({})
Loading.args = { loading: true }

export const One = Template.bind({})
One.args = { games: gameTiles(1) }

export const Many = Template.bind({})
Many.args = { games: gameTiles(12) }

export const Broken = Template.bind({})
Broken.args = { games: gameTiles(4, { image: brokenImage }) }

export const LongText = Template.bind({})
LongText.args = { games: gameTiles(4, { name: longText }) }
