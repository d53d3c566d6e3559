import type { Story, StoryDefault } from "@ladle/react"
import { Star } from "lucide-react"

import { longText, nothing } from "#ladle/samples.tsx"

import { Button } from "#ui/button/Button.tsx"
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx"

export default {
  title: "Components / Basic / Empty state",
} satisfies StoryDefault<Partial<EmptyStateProps>>

const Template: Story<EmptyStateProps> = (args) => <EmptyState {...args} />

export const NoData = Template.bind({})

export const OwnTexts = Template.bind({})
OwnTexts.args = {
  text: "No favourites yet",
  hint: "Tap the star on a game to add it here.",
  icon: Star,
}

export const WithAction = Template.bind({})
WithAction.args = {
  ...OwnTexts.args,
  action: (
    <Button variant="primary" onPress={nothing}>
      Browse games
    </Button>
  ),
}

export const Title = Template.bind({})
Title.args = { title: "Feedback", text: "This feature is off." }

export const LongText = Template.bind({})
LongText.args = { text: longText, hint: longText, icon: Star }
