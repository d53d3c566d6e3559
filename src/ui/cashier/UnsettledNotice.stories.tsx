import type { Story, StoryDefault } from "@ladle/react"

import { longText } from "#ladle/samples.tsx"

import { UnsettledNotice, type UnsettledNoticeProps } from "./UnsettledNotice.tsx"

export default {
  title: "Components / Cashier / Unsettled notice",
  args: {
    text: "We do not know yet whether your deposit of ₱ 500.00 went through.",
    link: { href: "#deposit" },
  },
} satisfies StoryDefault<UnsettledNoticeProps>

const Template: Story<UnsettledNoticeProps> = (args) => <UnsettledNotice {...args} />

export const Notice = Template.bind({})

export const LongText = Template.bind({})
LongText.args = { text: longText }
