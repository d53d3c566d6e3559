import type { Story, StoryDefault } from "@ladle/react"

import * as QrCode from "#domain/QrCode.ts"

import { padded } from "../../../.ladle/samples.tsx"
import { QrPicture, type QrPictureProps } from "./QrPicture.tsx"

export default {
  title: "ui / basic / QrPicture",
  decorators: [padded],
  args: { label: "Scan this code to pay", modules: QrCode.of("lantern-pay:D1") ?? [] },
} satisfies StoryDefault<QrPictureProps>

const Template: Story<QrPictureProps> = (args) => <QrPicture {...args} />

export const Small = Template.bind({})

export const Dense = Template.bind({})
Dense.args = {
  modules: QrCode.of(`https://m.lantern.example/m/register?affiliateCode=${"a".repeat(140)}`) ?? [],
}
