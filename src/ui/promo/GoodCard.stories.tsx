import type { Story, StoryDefault } from "@ladle/react"

import { art, longText, nothing, padded } from "#ladle/samples.tsx"

import { GoodCard, type GoodCardProps } from "./GoodCard.tsx"

export default {
  title: "Components / Promotions / Good card",
  decorators: [padded],
  args: {
    title: "Paper lantern, red",
    src: art(20, 300, 240),
    spareSrc: undefined,
    price: "120 points",
    stock: "12 left",
    obstacle: undefined,
    onPick: nothing,
  },
} satisfies StoryDefault<GoodCardProps>

const Template: Story<GoodCardProps> = (args) => <GoodCard {...args} />

export const Offered = Template.bind({})

export const SoldOut = Template.bind({})
SoldOut.args = { stock: "0 left", obstacle: "Sold out" }

export const WithoutPicture = Template.bind({})
WithoutPicture.args = { src: undefined }

export const LongText = Template.bind({})
LongText.args = { title: longText, price: longText, stock: longText, obstacle: longText }
