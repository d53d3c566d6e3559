import { useRef } from "react"
import type { MouseEvent, PointerEvent } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** Held so long, a press is no tap any more (spec §9). */
export const isLongPress = (held: number): boolean => held >= millis(timings.longPress)

/** Made by a key or by assistive technology: no pointer, so nothing was held. */
const hasNoPointer = (event: MouseEvent): boolean => event.detail === 0

interface PressFeedback {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/**
 * Press feedback for a tappable thing: spread the result and give it the class `pressable`.
 *
 * It is shown 130 ms after the touch began (spec §9), so a scroll that begins on the element shows nothing, and neither does
 * a tap. A delay of the stylesheet's would have every tap laid out and painted twice, for a movement that is never seen.
 * A long press does nothing but suppress the tap (decision 130), and is told by the times of the events: a busy main
 * thread must not turn a tap into one.
 */
export const usePress = (): PressFeedback => {
  const pressedAt = useRef<number | null>(null)
  const showing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const release = (event: PointerEvent<HTMLElement>) => {
    clearTimeout(showing.current)
    event.currentTarget.removeAttribute("data-pressed")
  }
  return {
    onPointerDown: (event) => {
      const element = event.currentTarget
      pressedAt.current = event.timeStamp
      clearTimeout(showing.current)
      showing.current = setTimeout(() => element.setAttribute("data-pressed", ""), millis(timings.pressIn))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClickCapture: (event) => {
      const since = pressedAt.current
      pressedAt.current = null
      if (since === null || hasNoPointer(event) || !isLongPress(event.timeStamp - since)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
