import type { Story, StoryDefault } from "@ladle/react"

import { longText, padded } from "../../../.ladle/samples.tsx"
import { UnsureMove, type UnsureMoveProps } from "./UnsureMove.tsx"

export default {
  title: "ui / cashier / UnsureMove",
  decorators: [padded],
  args: {
    facts: [
      { label: "Amount", value: "₱ 500.00" },
      { label: "Bank", value: "Jade Coin Bank" },
    ],
    record: { href: "#record" },
    onRetry: () => {},
    onStartOver: () => {},
  },
} satisfies StoryDefault<UnsureMoveProps>

const Template: Story<UnsureMoveProps> = (args) => <UnsureMove {...args} />

export const Unsure = Template.bind({})

export const Sending = Template.bind({})
Sending.args = { busy: true }

export const LongText = Template.bind({})
LongText.args = { facts: [{ label: longText, value: longText }] }
