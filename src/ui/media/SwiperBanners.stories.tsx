import type { Story, StoryDefault } from "@ladle/react"

import { banners, brokenImage, nothing } from "#ladle/samples.tsx"

import styles from "./BannerCarousel.module.css"
import { SwiperBanners, type SwiperBannersProps } from "./SwiperBanners.tsx"

export default {
  title: "Components / Media / Swiper banners",
  args: { banners: banners(3), ratio: 75 / 32, onPick: nothing },
} satisfies StoryDefault<Partial<SwiperBannersProps>>

const Template: Story<SwiperBannersProps> = (args) => (
  <div className={styles["box"]} style={{ paddingTop: `${100 / args.ratio}%` }}>
    <div className={styles["stage"]}>
      <SwiperBanners {...args} />
    </div>
  </div>
)

export const Two = Template.bind({})
Two.args = { banners: banners(2) }

export const Many = Template.bind({})

export const Broken = Template.bind({})
Broken.args = { banners: banners(2).map((banner) => ({ ...banner, image: brokenImage })) }
