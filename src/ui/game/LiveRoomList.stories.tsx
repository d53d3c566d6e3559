import type { Story, StoryDefault } from "@ladle/react"

import { art, nothing } from "../../../.ladle/samples.tsx"
import { LiveRoomList, type LiveRoomListProps } from "./LiveRoomList.tsx"

const rooms = [
  { key: "1", name: "Lantern stage", kind: "free" },
  { key: "2", name: "Riverside table", kind: "vip" },
  { key: "3", name: "Midnight wheel", kind: "pay", price: "₱ 25.00" },
] as const

export default {
  title: "ui / game / LiveRoomList",
  args: {
    rooms: rooms.map((room, index) => ({
      ...room,
      cover: art(index * 90 + 20, 640, 360),
      spareCover: undefined,
    })),
    onPick: nothing,
  },
} satisfies StoryDefault<Partial<LiveRoomListProps>>

const Template: Story<LiveRoomListProps> = (args) => <LiveRoomList {...args} />

export const Many = Template.bind({})
