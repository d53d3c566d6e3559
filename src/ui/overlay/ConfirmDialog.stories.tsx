import type { Story, StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"

import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx"

export default {
  title: "Components / Overlays / Confirm dialog",
  args: {
    open: true,
    text: "Do you want to sign out?",
    confirmLabel: "Sign out",
    onCancel: nothing,
    onConfirm: nothing,
  },
} satisfies StoryDefault<Partial<ConfirmDialogProps>>

const Template: Story<ConfirmDialogProps> = (args) => <ConfirmDialog {...args} />

export const SignOut = Template.bind({})

export const WithDetail = Template.bind({})
WithDetail.args = {
  text: "You have a new daily salary contract. Please accept or refuse it.",
  detail: "It waits until Friday.",
  confirmLabel: "Go",
}

export const FromBelow = Template.bind({})
FromBelow.args = {
  text: "Deposit ₱ 1,500.00?",
  lines: "Bank transfer, Jade Coin Bank •••• 6053",
  confirmLabel: "Deposit ₱ 1,500.00",
  confirmName: "Confirm: Deposit ₱ 1,500.00",
}

export const Danger = Template.bind({})
Danger.args = { text: "Remove this card?", confirmLabel: "Remove", danger: true }

export const Busy = Template.bind({})
Busy.args = { busy: true }

export const LongText = Template.bind({})
LongText.args = { text: longText, confirmLabel: "Register now" }
