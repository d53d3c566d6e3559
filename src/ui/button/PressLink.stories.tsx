import type { Story, StoryDefault } from "@ladle/react"

import { nothing, padded } from "#ladle/samples.tsx"

import { PressLink } from "./PressLink.tsx"

export default { title: "Components / Basic / Press link", decorators: [padded] } satisfies StoryDefault

export const ClientNavigation: Story = () => (
  <PressLink href="#taken" onPress={nothing}>
    The app takes a plain press
  </PressLink>
)

export const Followed: Story = () => <PressLink href="#followed">The browser follows</PressLink>

export const Elsewhere: Story = () => (
  <PressLink href="https://lantern.example/" elsewhere>
    Opens in another tab
  </PressLink>
)
