import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { Button } from "./Button.tsx"
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx"

export default {
  title: "ui / basic / EmptyState",
} satisfies StoryDefault<Partial<EmptyStateProps>>

const Template: Story<EmptyStateProps> = (args) => <EmptyState {...args} />

export const NoData = Template.bind({})

export const WithAction = Template.bind({})
WithAction.args = {
  title: "No favourites",
  text: "Tap the heart on a game to keep it here.",
  action: (
    <Button variant="primary" onPress={nothing}>
      Browse games
    </Button>
  ),
}

export const LongText = Template.bind({})
LongText.args = { text: longText }
