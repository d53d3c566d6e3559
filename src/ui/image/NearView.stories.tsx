import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { NearView } from "./NearView.tsx"

export default { title: "Components / Basic / Near view", decorators: [padded] } satisfies StoryDefault

export const OnTheScreen: Story = () => (
  <NearView>
    <p>It is here</p>
  </NearView>
)
