import { useEffect, useState } from "react"

import { limits } from "#config/limits.ts"

/** CSS px from the side within which a touch is the browser's own gesture. */
const edge = 32

/** Whether the last touch was a swipe back: the browser has moved the page, so it needs no fade (decision 128). */
export const useSwipeBack = (): boolean => {
  const [swiped, setSwiped] = useState(false)
  useEffect(() => {
    let start: number | undefined
    const onStart = ({ touches: [touch] }: TouchEvent) => {
      start = touch !== undefined && touch.clientX <= edge ? touch.clientX : undefined
      setSwiped(false)
    }
    const onMove = ({ touches: [touch] }: TouchEvent) => {
      if (start !== undefined && touch !== undefined && touch.clientX - start > limits.swipeBack)
        setSwiped(true)
    }
    const onPop = (event: PopStateEvent) => {
      if ("hasUAVisualTransition" in event && event.hasUAVisualTransition === true) setSwiped(true)
    }
    window.addEventListener("touchstart", onStart, { passive: true })
    window.addEventListener("touchmove", onMove, { passive: true })
    window.addEventListener("popstate", onPop)
    return () => {
      window.removeEventListener("touchstart", onStart)
      window.removeEventListener("touchmove", onMove)
      window.removeEventListener("popstate", onPop)
    }
  }, [])
  return swiped
}
