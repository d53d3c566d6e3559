import type { Story, StoryDefault } from "@ladle/react"

import { art, longText, nothing } from "#ladle/samples.tsx"

import { GameMenu, type GameMenuEntry, type GameMenuProps } from "./GameMenu.tsx"

const entries: ReadonlyArray<GameMenuEntry> = [
  { category: "HOT", label: "Hot" },
  { category: "PROMO", label: "Promotion", href: "/m/activity" },
  { category: "LIVE", label: "Live casino" },
  { category: "COCKFIGHT", label: "Cockfight" },
  { category: "RNG", label: "Slots" },
  { category: "FISH", label: "Fish" },
  { category: "PVP", label: "Poker" },
  { category: "SPORTS", label: "Sports" },
  { category: "ESPORTS", label: "E-sports" },
  { category: "LOTT", label: "Lottery" },
  { category: "ELOTT", label: "E-lottery" },
  { category: "FAV", label: "Favourites" },
]

export default {
  title: "Components / Games / Game menu",
  args: { entries, onPick: nothing },
} satisfies StoryDefault<Partial<GameMenuProps>>

const Template: Story<GameMenuProps> = (args) => <GameMenu {...args} />

export const Many = Template.bind({})
Many.args = { active: "HOT" }

export const LastActive = Template.bind({})
LastActive.args = { active: "FAV" }

export const NoneActive = Template.bind({})

export const Loading = Template.bind({})
Loading.args = { entries: [], loading: true }

export const One = Template.bind({})
One.args = { entries: entries.slice(0, 1) }

export const Vendors = Template.bind({})
Vendors.args = {
  variant: "vendor",
  active: "1",
  entries: [40, 120, 200, 280, 320].map((hue, index) => ({
    category: String(index),
    label: "Jade Mill",
    image: art(hue, 96, 96),
  })),
}

export const LongText = Template.bind({})
LongText.args = { entries: entries.map((entry) => ({ ...entry, label: longText })) }
