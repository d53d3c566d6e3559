import type { Story, StoryDefault } from "@ladle/react"

import { art, brokenImage, longText, nothing, padded } from "#ladle/samples.tsx"

import { LotteryRow, type LotteryRowProps } from "./LotteryRow.tsx"

export default {
  title: "Components / Games / Lottery row",
  decorators: [padded],
  args: {
    name: "Harbour Five",
    image: art(200, 96, 96),
    spareImage: undefined,
    issue: "20260114-038",
    closesIn: "4:05",
    closing: false,
    numbers: [3, 17, 24, 31, 45],
    drawing: false,
    onPick: nothing,
  },
} satisfies StoryDefault<Partial<LotteryRowProps>>

const Template: Story<LotteryRowProps> = (args) => <LotteryRow {...args} />

export const Open = Template.bind({})

export const Closing = Template.bind({})
Closing.args = { closesIn: "0:18", closing: true }

export const Drawing = Template.bind({})
Drawing.args = { closesIn: undefined, drawing: true }

export const SalesClosed = Template.bind({})
SalesClosed.args = { closesIn: undefined }

export const WithoutNumbers = Template.bind({})
WithoutNumbers.args = { numbers: [], issue: "" }

export const ManyNumbers = Template.bind({})
ManyNumbers.args = {
  numbers: Array.from({ length: 20 }, (_, index) => index * 4 + 1),
  closesIn: "2d 11:02:03",
}

export const Broken = Template.bind({})
Broken.args = { image: brokenImage }

export const LongText = Template.bind({})
LongText.args = { name: longText, issue: longText }
