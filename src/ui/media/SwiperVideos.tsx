import { useTranslation } from "react-i18next"
import "swiper/css"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { useRef, useState } from "react"
import type { Swiper as SwiperCore } from "swiper"
import { Swiper, SwiperSlide } from "swiper/react"

import { pauseCommand } from "#domain/home/Video.ts"

import { IconButton } from "#ui/button/IconButton.tsx"
import { useReducedMotion } from "#ui/basic/useMedia.ts"
import styles from "./VideoCarousel.module.css"
import { type Video, VideoSlide } from "./VideoSlide.tsx"

export interface SwiperVideosProps {
  readonly videos: ReadonlyArray<Video>
}

// The target origin is `*`, because a sandboxed iframe has an opaque origin.
const pause = (iframe: HTMLIFrameElement | undefined): void =>
  iframe?.contentWindow?.postMessage(pauseCommand, "*")

export const SwiperVideos = ({ videos }: SwiperVideosProps) => {
  const { t } = useTranslation()
  const swiper = useRef<SwiperCore>(null)
  const iframes = useRef(new Map<number, HTMLIFrameElement>())
  const [{ shown, before }, setShown] = useState({ shown: 0, before: 0 })
  const reduced = useReducedMotion()
  const slide = (next: number) => {
    if (next === shown) return
    pause(iframes.current.get(shown))
    setShown({ shown: next, before: shown })
  }
  const keep = (index: number) => (iframe: HTMLIFrameElement | null) => {
    if (iframe === null) iframes.current.delete(index)
    else iframes.current.set(index, iframe)
  }
  return (
    <div className={styles["slider"]}>
      <Swiper
        speed={reduced ? 0 : 300}
        onSwiper={(instance) => {
          swiper.current = instance
        }}
        onSlideChange={({ activeIndex }) => slide(activeIndex)}
      >
        {videos.map((video, index) => (
          <SwiperSlide key={video.key} inert={index !== shown}>
            <VideoSlide
              video={video}
              current={index === shown}
              embedded={index === shown || index === before}
              iframe={keep(index)}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={styles["steps"]}>
        <IconButton
          label={t("previous")}
          disabled={shown === 0}
          onPress={() => swiper.current?.slideTo(shown - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <span className={styles["place"]} aria-hidden>
          {shown + 1} / {videos.length}
        </span>
        <IconButton
          label={t("next")}
          disabled={shown === videos.length - 1}
          onPress={() => swiper.current?.slideTo(shown + 1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
    </div>
  )
}
