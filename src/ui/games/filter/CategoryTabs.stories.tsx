import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { CategoryTabs, type CategoryTabsProps, tabId } from "./CategoryTabs.tsx"

const tabs = [
  { category: "HOT", label: "Hot" },
  { category: "LIVE", label: "Live casino" },
  { category: "COCKFIGHT", label: "Cockfight" },
  { category: "RNG", label: "Slots" },
  { category: "FISH", label: "Fish" },
  { category: "PVP", label: "Poker" },
  { category: "SPORTS", label: "Sports" },
  { category: "FAV", label: "Favourites" },
]

export default {
  title: "Components / Games / Category tabs",
  args: { tabs, active: "HOT", panelId: "games", onPick: nothing },
} satisfies StoryDefault<Partial<CategoryTabsProps>>

const Template: Story<CategoryTabsProps> = (args) => (
  <>
    <CategoryTabs {...args} />
    <div id={args.panelId} role="tabpanel" aria-labelledby={tabId(args.panelId, args.active ?? "HOT")} />
  </>
)

export const FirstActive = Template.bind({})

export const LastActive = Template.bind({})
LastActive.args = { active: "FAV" }

export const NoneActive = Template.bind({})
NoneActive.args = { active: undefined }

export const One = Template.bind({})
One.args = { tabs: tabs.slice(0, 1) }

export const Loading = Template.bind({})
Loading.args = { tabs: [], loading: true }

export const LongText = Template.bind({})
LongText.args = { tabs: tabs.map((tab) => ({ ...tab, label: longText })) }
