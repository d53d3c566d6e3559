import type { Story, StoryDefault } from "@ladle/react"

import { art, brokenImage, longText, nothing } from "#ladle/samples.tsx"

import { LiveRoomCard, type LiveRoomCardProps } from "./LiveRoomCard.tsx"

export default {
  title: "Components / Games / Live room card",
  args: {
    name: "Lantern stage",
    cover: art(320, 640, 360),
    spareCover: undefined,
    kind: "free",
    onPick: nothing,
  },
} satisfies StoryDefault<Partial<LiveRoomCardProps>>

const Template: Story<LiveRoomCardProps> = (args) => (
  <div className="columns pairs">
    <LiveRoomCard {...args} />
  </div>
)

export const Free = Template.bind({})

export const Vip = Template.bind({})
Vip.args = { kind: "vip" }

export const Pay = Template.bind({})
Pay.args = { kind: "pay", price: "₱ 25.00" }

export const Broken = Template.bind({})
Broken.args = { cover: brokenImage }

export const LongText = Template.bind({})
LongText.args = { name: longText, kind: "pay", price: "₱ 123,456,789.00" }
