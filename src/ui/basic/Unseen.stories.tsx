import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "../../../.ladle/samples.tsx"
import { Unseen } from "./Unseen.tsx"

export default { title: "ui / basic / Unseen", decorators: [padded] } satisfies StoryDefault

export const BesideASign: Story = () => (
  <p>
    <span aria-hidden>--.--</span>
    <Unseen>The balance could not be loaded.</Unseen>
  </p>
)
