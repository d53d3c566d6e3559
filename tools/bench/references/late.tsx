import "swiper/css"
import "swiper/css/pagination"
import { Effect, Layer, ManagedRuntime, Schedule } from "effect"
import { Autoplay, Pagination } from "swiper/modules"
import { Swiper, SwiperSlide } from "swiper/react"

import { call } from "./data.ts"
import { Banner } from "./Lobby.tsx"

export const Carousel = () => (
  <Swiper modules={[Autoplay, Pagination]} loop autoplay={{ delay: 5000 }} pagination>
    {[1, 2].map((slide) => (
      <SwiperSlide key={slide}>
        <Banner />
      </SwiperSlide>
    ))}
  </Swiper>
)

const notices = Effect.tryPromise(() => call("notices")).pipe(
  Effect.retry({ times: 2, schedule: Schedule.exponential("100 millis") }),
  Effect.timeout("10 seconds"),
)

/** Runs what a lobby needs after its content: calls with retries, and the features of motion. */
export const runLate = async (): Promise<unknown> => {
  await ManagedRuntime.make(Layer.empty).runPromise(notices)
  return import("framer-motion").then(({ LazyMotion }) => LazyMotion)
}
