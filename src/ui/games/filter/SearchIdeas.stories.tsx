import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { SearchIdeas, type SearchIdeasProps } from "./SearchIdeas.tsx"

export default {
  title: "Components / Games / Search ideas",
  args: {
    recent: ["koi", "night market", "dragon", "baccarat", "abacus"],
    suggestions: ["Golden Koi", "Nine Lanterns", "Rooster Ring", "Dragon Ladder"],
    onPick: nothing,
    onForget: nothing,
    onForgetAll: nothing,
  },
} satisfies StoryDefault<Partial<SearchIdeasProps>>

const Template: Story<SearchIdeasProps> = (args) => <SearchIdeas {...args} />

export const Both = Template.bind({})

export const SuggestionsOnly = Template.bind({})
SuggestionsOnly.args = { recent: [] }

export const RecentOnly = Template.bind({})
RecentOnly.args = { suggestions: [] }

export const Empty = Template.bind({})
Empty.args = { recent: [], suggestions: [] }

export const LongText = Template.bind({})
LongText.args = { recent: [longText], suggestions: [longText] }
