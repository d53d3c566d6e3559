import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { ToastList, type ToastListProps } from "./ToastList.tsx"

export default {
  title: "Components / Overlays / Toast list",
  args: { toasts: [] },
} satisfies StoryDefault<Partial<ToastListProps>>

const Template: Story<ToastListProps> = (args) => <ToastList {...args} />

export const Empty = Template.bind({})

export const One = Template.bind({})
One.args = { toasts: [{ key: "1", text: "Changes saved", tone: "success" }] }

export const Many = Template.bind({})
Many.args = {
  toasts: [
    { key: "1", text: "Coming soon" },
    { key: "2", text: "Balance updated", tone: "success" },
    { key: "3", text: longText, tone: "error" },
  ],
}
