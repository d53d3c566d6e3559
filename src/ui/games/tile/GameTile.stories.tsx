import type { Story, StoryDefault } from "@ladle/react"

import { art, brokenImage, longText, nothing } from "#ladle/samples.tsx"

import { GameTile, type GameTileProps } from "./GameTile.tsx"

export default {
  title: "Components / Games / Game tile",
  args: { name: "Golden Koi", vendor: "Jade Mill", image: art(30, 300, 400), onPick: nothing },
} satisfies StoryDefault<Partial<GameTileProps>>

const Template: Story<GameTileProps> = (args) => (
  <div className="columns">
    <GameTile {...args} />
  </div>
)

export const One = Template.bind({})

export const Broken = Template.bind({})
Broken.args = { image: brokenImage }

export const NotFavourite = Template.bind({})
NotFavourite.args = { favourite: { pressed: false, onToggle: nothing } }

export const Favourite = Template.bind({})
Favourite.args = { favourite: { pressed: true, onToggle: nothing } }

export const Table = Template.bind({})
Table.args = { players: 128, badges: ["hot"] }

export const Badges = Template.bind({})
Badges.args = { badges: ["hot", "new", "jackpot", "unknown"] }

export const FreePlay = Template.bind({})
FreePlay.args = { freePlay: true }

export const Everything = Template.bind({})
Everything.args = {
  name: longText,
  vendor: longText,
  badges: ["hot", "new", "jackpot"],
  freePlay: true,
  favourite: { pressed: true, onToggle: nothing },
}

export const LongText = Template.bind({})
LongText.args = { name: longText, vendor: longText }

export const Many: Story = () => (
  <div className="columns">
    {[10, 60, 110, 160, 210, 260, 310].map((hue) => (
      <GameTile
        key={hue}
        name={`Lantern ${hue}`}
        vendor="Jade Mill"
        image={art(hue, 300, 400)}
        onPick={nothing}
      />
    ))}
  </div>
)
