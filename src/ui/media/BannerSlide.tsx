import { Picture } from "#ui/image/Picture.tsx"
import { Pressable } from "#ui/button/PressButton.tsx"
import styles from "./BannerCarousel.module.css"

export interface Banner {
  readonly key: string
  readonly title: string
  readonly image: string | undefined
  readonly spareImage?: string | undefined
  readonly href?: string | undefined
}

export interface BannerSlideProps {
  readonly banner: Banner
  readonly ratio: number
  readonly eager: boolean
  readonly onPick: () => void
  readonly onShown?: (() => void) | undefined
}

export const BannerSlide = ({ banner, ratio, eager, onPick, onShown }: BannerSlideProps) => (
  <Pressable aria-label={banner.title} className={styles["slide"]} href={banner.href} onPress={onPick}>
    <Picture
      src={banner.image}
      spareSrc={banner.spareImage}
      alt=""
      ratio={ratio}
      eager={eager}
      bare
      onShown={onShown}
      className={styles["picture"]}
    />
  </Pressable>
)
