import type { Story, StoryDefault } from "@ladle/react"

import { banners, brokenImage, nothing } from "#ladle/samples.tsx"

import { BannerSlide, type BannerSlideProps } from "./BannerSlide.tsx"

const [banner] = banners(1)

export default {
  title: "Components / Media / Banner slide",
  args: { ...(banner && { banner }), ratio: 75 / 32, eager: true, onPick: nothing },
} satisfies StoryDefault<Partial<BannerSlideProps>>

const Template: Story<BannerSlideProps> = (args) => <BannerSlide {...args} />

export const Action = Template.bind({})

export const Link = Template.bind({})
Link.args = { ...(banner && { banner: { ...banner, href: "/m/activity" } }) }

export const Broken = Template.bind({})
Broken.args = { ...(banner && { banner: { ...banner, image: brokenImage } }) }
