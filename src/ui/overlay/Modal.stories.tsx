import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { Modal, type ModalProps } from "./Modal.tsx"

export default {
  title: "Components / Overlays / Modal",
  args: {
    open: true,
    title: "Lantern festival",
    onClose: nothing,
    children: <p>From Friday to Sunday every tenth lantern holds a prize.</p>,
  },
} satisfies StoryDefault<Partial<ModalProps>>

const Template: Story<ModalProps> = (args) => <Modal {...args} />

export const NoButtons = Template.bind({})

export const OneButton = Template.bind({})
OneButton.args = { actions: [{ label: "Close", variant: "primary", onPress: nothing }] }

export const TwoButtons = Template.bind({})
TwoButtons.args = {
  actions: [
    { label: "Close", onPress: nothing },
    { label: "Next", variant: "primary", onPress: nothing },
  ],
}

export const Busy = Template.bind({})
Busy.args = { actions: [{ label: "Next", variant: "primary", busy: true, onPress: nothing }] }

export const LongText = Template.bind({})
LongText.args = {
  title: longText,
  children: Array.from({ length: 20 }, (_, index) => <p key={index}>{longText}</p>),
  actions: [{ label: "Close", onPress: nothing }],
}

export const Closed = Template.bind({})
Closed.args = { open: false }

export const Announcement = Template.bind({})
Announcement.args = { isAnnouncement: true }
