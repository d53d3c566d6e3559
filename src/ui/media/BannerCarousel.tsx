import { type ComponentType, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { Skeleton } from "../basic/Skeleton.tsx"
import { type Banner, BannerSlide } from "./BannerSlide.tsx"
import styles from "./BannerCarousel.module.css"
import type { SwiperBannersProps } from "./SwiperBanners.tsx"

export interface BannerCarouselProps {
  readonly banners: ReadonlyArray<Banner>
  readonly onPick: (index: number) => void
  /** Defaults to 'Banners'. */
  readonly label?: string | undefined
  /** Width over height; defaults to 75 : 32. */
  readonly ratio?: number | undefined
  /** Address of the picture that shows until a banner's own has loaded; defaults to a skeleton. */
  readonly brandPlaceholder?: string | undefined
  /** Still loading: shows a placeholder. */
  readonly loading?: boolean | undefined
  /** The first paint is done, so the carousel library may load. */
  readonly ready?: boolean | undefined
}

type Slider = ComponentType<SwiperBannersProps>

const usualRatio = 75 / 32

/** The carousel once loaded. Until then, and when it fails to load, the first banner shows alone. */
const useSlider = (isActive: boolean): Slider | undefined => {
  const [slider, setSlider] = useState<{ readonly Slider: Slider }>()
  useEffect(() => {
    if (!isActive) return
    import("./SwiperBanners.tsx").then(
      ({ SwiperBanners }) => setSlider({ Slider: SwiperBanners }),
      () => {},
    )
  }, [isActive])
  return slider?.Slider
}

const Slides = ({ banners, onPick, ratio = usualRatio, ready = true }: BannerCarouselProps) => {
  const slides = banners.length > 1
  const Slider = useSlider(slides && ready)
  const [first] = banners
  if (slides && Slider !== undefined) return <Slider banners={banners} ratio={ratio} onPick={onPick} />
  return first && <BannerSlide banner={first} ratio={ratio} eager onPick={() => onPick(0)} />
}

export const BannerCarousel = (props: BannerCarouselProps) => {
  const { banners, ratio = usualRatio, brandPlaceholder, loading = false } = props
  const { t } = useTranslation()
  if (banners.length === 0 && !loading) return null
  return (
    <section aria-label={props.label ?? t("banners")} className={styles["carousel"]}>
      <div
        className={styles["box"]}
        style={{
          paddingTop: `${100 / ratio}%`,
          backgroundImage: brandPlaceholder && `url(${brandPlaceholder})`,
        }}
      >
        <div data-place="banner" className={styles["stage"]}>
          {banners.length === 0 && brandPlaceholder === undefined && <Skeleton ratio={ratio} />}
          <Slides {...props} />
        </div>
      </div>
    </section>
  )
}
