import type { Story, StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { QrPicture, type QrPictureProps } from "./QrPicture.tsx"

export default {
  title: "Components / Media / QR picture",
  decorators: [padded],
  args: { label: "Scan this code to pay", text: "lantern-pay:D1" },
} satisfies StoryDefault<QrPictureProps>

const Template: Story<QrPictureProps> = (args) => <QrPicture {...args} />

export const Small = Template.bind({})

export const Dense = Template.bind({})
Dense.args = {
  text: `https://m.lantern.example/m/register?affiliateCode=${"a".repeat(140)}`,
}

export const Longest = Template.bind({})
Longest.args = { text: "0".repeat(40) + "x".repeat(960) }
