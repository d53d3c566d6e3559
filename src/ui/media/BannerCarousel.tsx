import { type ComponentType, useEffect, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { Skeleton } from "../basic/Skeleton.tsx"
import { BannerSlide } from "./BannerSlide.tsx"
import styles from "./BannerCarousel.module.css"
import type { SwiperBannersProps } from "./SwiperBanners.tsx"

export interface Banner {
  readonly key: string
  /** Names the slide. */
  readonly title: string
  readonly image: string | undefined
  readonly spareImage?: string | undefined
  /** A link instead of a button. */
  readonly href?: string | undefined
}

export interface BannerCarouselProps {
  readonly banners: ReadonlyArray<Banner>
  readonly onPick: (index: number) => void
  /** 'Banners' when left out. */
  readonly label?: string | undefined
  /** Width over height; 75 : 32 when left out. */
  readonly ratio?: number | undefined
  /** Address of the picture that stands where none of theirs does yet; a skeleton when left out. */
  readonly poster?: string | undefined
  /** They are on their way: the place is kept. */
  readonly loading?: boolean | undefined
  /** The library that slides may be loaded: the first content is there. */
  readonly ready?: boolean | undefined
}

type Slider = ComponentType<SwiperBannersProps>

const usualRatio = 75 / 32

/** What slides, once it is here; until then, and if it never comes, the first banner stands alone. */
const useSlider = (wanted: boolean): Slider | undefined => {
  const [slider, setSlider] = useState<{ readonly Slider: Slider }>()
  useEffect(() => {
    if (!wanted) return
    import("./SwiperBanners.tsx").then(
      ({ SwiperBanners }) => setSlider({ Slider: SwiperBanners }),
      () => {},
    )
  }, [wanted])
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
  const { banners, ratio = usualRatio, poster, loading = false } = props
  const { t } = useTranslation()
  if (banners.length === 0 && !loading) return null
  return (
    <section aria-label={props.label ?? t("banners")} className={styles["carousel"]}>
      <div
        className={styles["box"]}
        style={{ paddingTop: `${100 / ratio}%`, backgroundImage: poster && `url(${poster})` }}
      >
        <div className={styles["stage"]}>
          {banners.length === 0 && poster === undefined && <Skeleton ratio={ratio} />}
          <Slides {...props} />
        </div>
      </div>
    </section>
  )
}
