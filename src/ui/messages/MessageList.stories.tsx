import type { Story, StoryDefault } from "@ladle/react"

import { Gift } from "lucide-react"

import { longText, nothing, padded } from "#ladle/samples.tsx"

import { MessageList, type MessageListProps, MessageListSkeleton } from "./MessageList.tsx"

const row = (key: string, title: string, unread: boolean) => ({
  key,
  title,
  icon: <Gift />,
  day: "2026-11-02",
  time: "09:05",
  unread,
  href: "#",
  onPress: nothing,
})

const rows = [
  row("1", "Lantern Night Bonus is back", true),
  row("2", "Maintenance of Tidelamp on Tuesday", true),
  row("3", "Withdrawals are paid around the clock", false),
]

export default {
  title: "Components / Messages / Message list",
  args: { label: "News", rows, more: "end", onEndNear: nothing, onRetry: nothing },
  decorators: [padded],
} satisfies StoryDefault<Partial<MessageListProps>>

const Template: Story<MessageListProps> = (args) => <MessageList {...args} />

export const Some = Template.bind({})

export const AllRead = Template.bind({})
AllRead.args = { rows: rows.map((each) => ({ ...each, unread: false })) }

export const WithoutTimes = Template.bind({})
WithoutTimes.args = { rows: rows.map((each) => ({ ...each, day: "", time: "" })) }

export const LoadingMore = Template.bind({})
LoadingMore.args = { more: "loading" }

export const MoreFailed = Template.bind({})
MoreFailed.args = { more: { text: "Network slow or offline" } }

export const LongText = Template.bind({})
LongText.args = { rows: rows.map((each) => ({ ...each, title: longText })) }

export const Loading = () => <MessageListSkeleton />
