import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { Toast, type ToastProps } from "./Toast.tsx"

export default {
  title: "Components / Overlays / Toast",
  decorators: [padded],
  args: { text: "Coming soon" },
} satisfies StoryDefault<Partial<ToastProps>>

const Template: Story<ToastProps> = (args) => <Toast {...args} />

export const Plain = Template.bind({})

export const Success = Template.bind({})
Success.args = { text: "Changes saved", tone: "success" }

export const Failed = Template.bind({})
Failed.args = { text: "Network slow or offline", tone: "error" }

export const Busy = Template.bind({})
Busy.args = { text: "Sending the code", tone: "busy" }

export const LongText = Template.bind({})
LongText.args = { text: longText, tone: "error" }
