import type { Story, StoryDefault } from "@ladle/react"

import { ReducedMotion } from "#ui/basic/useMedia.ts"
import { PacketRain, type PacketRainProps } from "./PacketRain.tsx"

export default {
  title: "Components / Promotions / Packet rain",
  args: { paused: false },
} satisfies StoryDefault<PacketRainProps>

const Template: Story<PacketRainProps> = (args) => (
  <div style={{ position: "relative", zIndex: 0, height: "8rem" }}>
    <PacketRain {...args} />
  </div>
)

export const Falling = Template.bind({})

export const Paused = Template.bind({})
Paused.args = { paused: true }

export const ReducedMotionChosen: Story<PacketRainProps> = (args) => (
  <ReducedMotion value={true}>
    <Template {...args} />
  </ReducedMotion>
)
