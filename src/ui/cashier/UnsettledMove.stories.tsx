import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "#ladle/samples.tsx"

import { UnsettledMove, type UnsettledMoveProps } from "./UnsettledMove.tsx"

export default {
  title: "Components / Cashier / Unsettled money move",
  decorators: [padded],
  args: {
    hint: "No answer has come yet.",
    facts: [
      { label: "Amount", value: "₱ 500.00" },
      { label: "Bank", value: "Jade Coin Bank" },
    ],
    sentAt: Date.UTC(2026, 10, 2, 9, 30),
    record: { href: "#record" },
    isRecordOpened: false,
    onRetry: () => {},
    onSettled: () => {},
  },
} satisfies StoryDefault<UnsettledMoveProps>

const Template: Story<UnsettledMoveProps> = (args) => <UnsettledMove {...args} />

export const Unsettled = Template.bind({})

export const RecordOpened = Template.bind({})
RecordOpened.args = { isRecordOpened: true }

export const Sending = Template.bind({})
Sending.args = { busy: true }

export const NoRetry = Template.bind({})
NoRetry.args = { onRetry: undefined, isRecordOpened: true }

export const MayBeSecond = Template.bind({})
MayBeSecond.args = { isSecond: true, isRecordOpened: true }

export const LongText = Template.bind({})
LongText.args = { hint: longText, facts: [{ label: longText, value: longText }] }
