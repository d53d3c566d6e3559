import { animate } from "framer-motion/dom/mini"

import { limits } from "#config/limits.ts"
import { seconds } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

// In CSS px: the browser handles a touch within this distance as its back gesture.
const edge = 32

export interface RouteFades {
  /** Fades a route in, except after a back swipe. Returns a function that ends the fade. */
  readonly fadeIn: (route: Element) => (() => void) | undefined
  readonly stop: () => void
}

export const startFades = (): RouteFades => {
  let start: number | undefined
  let swiped = false
  const onStart = ({ touches: [touch] }: TouchEvent) => {
    start = touch !== undefined && touch.clientX <= edge ? touch.clientX : undefined
    swiped = false
  }
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    // The browser has already animated a back swipe, which needs no fade (open point 128).
    if (start !== undefined && touch !== undefined && touch.clientX - start > limits.swipeBack) swiped = true
  }
  // The capture phase runs before the router renders the route.
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
