import "swiper/css"
import { useRef, useState } from "react"
import type { Swiper as SwiperCore } from "swiper"
import { Swiper, SwiperSlide } from "swiper/react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import { classes } from "#ui/basic/classes.ts"
import { PauseButton } from "#ui/button/PauseButton.tsx"
import { useAwake } from "#ui/image/useAwake.ts"
import { useReducedMotion } from "#ui/basic/useMedia.ts"
import styles from "./BannerCarousel.module.css"
import { type Banner, BannerSlide } from "./BannerSlide.tsx"

export interface SwiperBannersProps {
  readonly banners: ReadonlyArray<Banner>
  readonly ratio: number
  readonly onPick: (index: number) => void
}

const Marks = ({ banners, shown }: Pick<SwiperBannersProps, "banners"> & { readonly shown: number }) => (
  <div className={styles["marks"]} aria-hidden>
    {banners.map((banner, index) => (
      <span key={banner.key} className={classes(styles["mark"], index === shown && styles["marked"])} />
    ))}
  </div>
)

const Timer = ({ onTick }: { readonly onTick: () => void }) => (
  <span
    aria-hidden
    className={styles["timer"]}
    style={{ "--period": `${millis(timings.bannerAutoplay)}ms` }}
    onAnimationIteration={onTick}
  />
)

// Shows the focused banner by Swiper, because the browser would scroll the container instead.
const reveal = (swiper: SwiperCore | null, index: number): void => {
  if (swiper === null || swiper.destroyed) return
  swiper.el.scrollLeft = 0
  if (swiper.realIndex !== index) swiper.slideToLoop(index, 0)
}

/** Pauses while the keyboard focus is inside. */
export const SwiperBanners = ({ banners, ratio, onPick }: SwiperBannersProps) => {
  const box = useRef<HTMLDivElement>(null)
  const swiper = useRef<SwiperCore>(null)
  const reduced = useReducedMotion()
  const awake = useAwake(box)
  const [paused, setPaused] = useState(false)
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState(0)
  const plays = !reduced && !paused && !focused && awake
  return (
    <div ref={box} className={styles["slider"]}>
      <Swiper
        className={styles["swiper"] ?? ""}
        loop
        speed={reduced ? 0 : 300}
        onSwiper={(instance) => {
          swiper.current = instance
        }}
        onRealIndexChange={({ realIndex }) => setShown(realIndex)}
        // Skips Swiper's reordering of the slides on unmount, which would delay the navigation.
        onBeforeDestroy={({ params }) => {
          params.loop = false
        }}
      >
        {banners.map((banner, index) => (
          <SwiperSlide
            key={banner.key}
            onFocus={() => {
              setFocused(true)
              reveal(swiper.current, index)
            }}
            onBlur={() => setFocused(false)}
          >
            <BannerSlide banner={banner} ratio={ratio} eager={index === 0} onPick={() => onPick(index)} />
          </SwiperSlide>
        ))}
      </Swiper>
      {plays && <Timer key={shown} onTick={() => swiper.current?.slideNext()} />}
      <Marks banners={banners} shown={shown} />
      {!reduced && <PauseButton paused={paused} className={styles["pause"]} onChange={setPaused} />}
    </div>
  )
}
