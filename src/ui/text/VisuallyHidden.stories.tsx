import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { VisuallyHidden } from "./VisuallyHidden.tsx"

export default { title: "Components / Basic / Visually hidden", decorators: [padded] } satisfies StoryDefault

export const BesideASymbol: Story = () => (
  <p>
    <span aria-hidden>--.--</span>
    <VisuallyHidden>The balance could not be loaded.</VisuallyHidden>
  </p>
)
