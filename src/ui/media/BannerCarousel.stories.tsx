import type { Story, StoryDefault } from "@ladle/react"

import { brandPlaceholder } from "#config/product.ts"
import { banners, brokenImage, nothing } from "#ladle/samples.tsx"

import { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel.tsx"

export default {
  title: "Components / Media / Banner carousel",
  args: { banners: [], onPick: nothing },
} satisfies StoryDefault<Partial<BannerCarouselProps>>

const Template: Story<BannerCarouselProps> = (args) => <BannerCarousel {...args} />

export const Empty = Template.bind({})

export const Loading = Template.bind({})
Loading.args = { loading: true }

export const LoadingOnPoster = Template.bind({})
LoadingOnPoster.args = { loading: true, brandPlaceholder }

export const One = Template.bind({})
One.args = { banners: banners(1) }

export const Two = Template.bind({})
Two.args = { banners: banners(2) }

export const Many = Template.bind({})
Many.args = { banners: banners(5) }

export const BeforeSliding = Template.bind({})
BeforeSliding.args = { banners: banners(3), ready: false }

export const Broken = Template.bind({})
Broken.args = { banners: [{ key: "1", title: "Lantern festival", image: brokenImage }] }
