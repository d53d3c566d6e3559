import { type ComponentType, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { whenNear } from "#ui/image/nearView.ts"
import type { SwiperVideosProps } from "./SwiperVideos.tsx"
import styles from "./VideoCarousel.module.css"
import { type Video, VideoSlide } from "./VideoSlide.tsx"

export interface VideoCarouselProps {
  readonly videos: ReadonlyArray<Video>
}

type Slider = ComponentType<SwiperVideosProps>

// The videos load only when the block is near the screen.
const useNear = () => {
  const block = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => (block.current === null ? undefined : whenNear(block.current, () => setNear(true))), [])
  return { block, near }
}

const useSlider = (isActive: boolean): { readonly Slider?: Slider; readonly failed?: true } => {
  const [slider, setSlider] = useState<{ readonly Slider?: Slider; readonly failed?: true }>({})
  useEffect(() => {
    if (!isActive) return
    import("./SwiperVideos.tsx").then(
      ({ SwiperVideos }) => setSlider({ Slider: SwiperVideos }),
      () => setSlider({ failed: true }),
    )
  }, [isActive])
  return slider
}

const Block = ({ videos }: VideoCarouselProps) => {
  const { t } = useTranslation()
  const title = useId()
  const { block, near } = useNear()
  const { Slider, failed = false } = useSlider(near && videos.length > 1)
  const [first] = videos
  return (
    <section ref={block} aria-labelledby={title} className={styles["carousel"]}>
      <h2 id={title} className={styles["heading"]}>
        {t("hot_news")}
      </h2>
      {Slider !== undefined && videos.length > 1 ? (
        <Slider videos={videos} />
      ) : (
        first !== undefined && (
          <VideoSlide video={first} current embedded={near && (videos.length === 1 || failed)} />
        )
      )}
    </section>
  )
}

export const VideoCarousel = ({ videos }: VideoCarouselProps) =>
  videos.length === 0 ? null : <Block videos={videos} />
