import { animate } from "framer-motion/dom/mini"

import { limits } from "#config/limits.ts"
import { seconds } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** CSS px from the side edge within which the browser handles a touch as its back gesture. */
const edge = 32

export interface RouteFades {
  /** Fades a new route in, unless a back swipe led to it. Returns a function that ends the fade. */
  readonly fadeIn: (route: Element) => (() => void) | undefined
  readonly stop: () => void
}

/**
 * Detects back swipes over 100 px, which the browser has animated and which need no fade (decision 128). Loaded after
 * first paint, with the part of framer-motion that uses the browser's own animations.
 */
export const startFades = (): RouteFades => {
  let start: number | undefined
  let swiped = false
  const onStart = ({ touches: [touch] }: TouchEvent) => {
    start = touch !== undefined && touch.clientX <= edge ? touch.clientX : undefined
    swiped = false
  }
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    if (start !== undefined && touch !== undefined && touch.clientX - start > limits.swipeBack) swiped = true
  }
  // In the capture phase, so that it runs before the router renders the route.
  const early = { capture: true, passive: true }
  window.addEventListener("touchstart", onStart, early)
  window.addEventListener("touchmove", onMove, early)
  return {
    fadeIn: (route) => {
      if (swiped) {
        swiped = false
        return undefined
      }
      const fade = animate(route, { opacity: [0, 1] }, { duration: seconds(timings.routeFade) })
      return () => fade.complete()
    },
    stop: () => {
      window.removeEventListener("touchstart", onStart, early)
      window.removeEventListener("touchmove", onMove, early)
    },
  }
}
