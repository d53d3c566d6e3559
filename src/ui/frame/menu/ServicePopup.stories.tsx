import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { type ServiceEntry, ServicePopup, type ServicePopupProps } from "./ServicePopup.tsx"

const entries: ReadonlyArray<ServiceEntry> = [
  { key: "chat", label: "Live chat", icon: "chat", onPress: nothing },
  { key: "messages", label: "Messages", icon: "messages", href: "#messages" },
  {
    key: "announcements",
    label: "Announcements",
    icon: "announcements",
    href: "#notice",
    unread: "3 unread",
  },
  { key: "feedback", label: "Feedback", icon: "feedback", href: "#feedback" },
  { key: "task", label: "Task", icon: "task", href: "#task" },
  { key: "line", label: "LINE", icon: "line", href: "https://line.example/lantern", elsewhere: true },
]

export default {
  title: "Components / Frame / Service popup",
  args: { open: true, onClose: nothing, entries },
} satisfies StoryDefault<Partial<ServicePopupProps>>

const Template: Story<ServicePopupProps> = (args) => <ServicePopup {...args} />

export const Everything = Template.bind({})

export const FewEntries = Template.bind({})
FewEntries.args = { entries: entries.slice(2, 5) }

export const LongText = Template.bind({})
LongText.args = { entries: [{ key: "long", label: longText, icon: "chat", onPress: nothing }, ...entries] }
