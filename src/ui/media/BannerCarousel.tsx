import { type ComponentType, useCallback, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { Skeleton } from "#ui/state/Skeleton.tsx"
import { type Banner, BannerSlide } from "./BannerSlide.tsx"
import styles from "./BannerCarousel.module.css"
import type { SwiperBannersProps } from "./SwiperBanners.tsx"

export interface BannerCarouselProps {
  readonly banners: ReadonlyArray<Banner>
  readonly onPick: (index: number) => void
  readonly label?: string | undefined
  /** The address of a placeholder picture that shows until the banner has loaded, and without banners. If undefined, a skeleton shows. */
  readonly brandPlaceholder?: string | undefined
  readonly loading?: boolean | undefined
  /** True after the first paint, so that the carousel library may load. */
  readonly ready?: boolean | undefined
  /** Called when the first banner shows. */
  readonly onShown?: (() => void) | undefined
}

type Slider = ComponentType<SwiperBannersProps>

const ratio = 75 / 32

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

const Slides = ({ banners, onPick, ready = true, onShown }: BannerCarouselProps) => {
  const slides = banners.length > 1
  const [isShown, setShown] = useState(false)
  const show = useCallback(() => {
    setShown(true)
    onShown?.()
  }, [onShown])
  // The library loads after the first picture, which it would delay.
  const Slider = useSlider(slides && ready && isShown)
  const [first] = banners
  if (slides && Slider !== undefined) return <Slider banners={banners} ratio={ratio} onPick={onPick} />
  return first && <BannerSlide banner={first} ratio={ratio} eager onPick={() => onPick(0)} onShown={show} />
}

export const BannerCarousel = (props: BannerCarouselProps) => {
  const { banners, brandPlaceholder, loading = false } = props
  const { t } = useTranslation()
  const isEmpty = banners.length === 0 && !loading
  if (isEmpty && brandPlaceholder === undefined) return null
  return (
    <section aria-label={isEmpty ? undefined : (props.label ?? t("banners"))} className={styles["carousel"]}>
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
