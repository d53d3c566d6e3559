import { animate } from "framer-motion/dom/mini"

import { limits } from "#config/limits.ts"
import { seconds } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** CSS px from the side within which a touch is the browser's own gesture. */
const edge = 32

export interface RouteFades {
  /** Fades a coming route in, unless a swipe has brought it; answers how to end that at once. */
  readonly fadeIn: (route: Element) => (() => void) | undefined
  readonly stop: () => void
}

/**
 * Watches for swipes back from now on: after one the browser has moved the page, so it needs no fade (decision 128).
 *
 * Loaded after the first content, with the part of framer-motion that animates by the browser's own means.
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
  const onPop = (event: PopStateEvent) => {
    if ("hasUAVisualTransition" in event && event.hasUAVisualTransition === true) swiped = true
  }
  // In the capture, so that it is known before the router draws the route.
  const early = { capture: true, passive: true }
  window.addEventListener("touchstart", onStart, early)
  window.addEventListener("touchmove", onMove, early)
  window.addEventListener("popstate", onPop, early)
  return {
    fadeIn: (route) => {
      if (swiped) return undefined
      const fade = animate(route, { opacity: [0, 1] }, { duration: seconds(timings.routeFade) })
      return () => fade.complete()
    },
    stop: () => {
      window.removeEventListener("touchstart", onStart, early)
      window.removeEventListener("touchmove", onMove, early)
      window.removeEventListener("popstate", onPop, early)
    },
  }
}
