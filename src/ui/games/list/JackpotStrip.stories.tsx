import type { Story, StoryDefault } from "@ladle/react"

import { inCurrency } from "#domain/Money.ts"
import { art, brokenImage, longText, nothing } from "#ladle/samples.tsx"

import { JackpotStrip, type JackpotStripProps } from "./JackpotStrip.tsx"

export default {
  title: "Components / Games / Jackpot strip",
  args: {
    name: "Twilight Koi",
    image: art(40, 300, 400),
    amount: 1_234_567.89,
    format: (amount: number) => inCurrency(amount, "₱"),
    onPick: nothing,
  },
} satisfies StoryDefault<Partial<JackpotStripProps>>

const Template: Story<JackpotStripProps> = (args) => <JackpotStrip {...args} />

export const One = Template.bind({})

export const Broken = Template.bind({})
Broken.args = { image: brokenImage }

export const LongText = Template.bind({})
LongText.args = { name: longText, amount: 123_456_789_012.34 }
