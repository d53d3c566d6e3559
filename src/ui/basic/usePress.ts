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
 * The delays before and after it are the stylesheet's, so a scroll that begins on the element shows nothing.
 * A long press does nothing but suppress the tap (decision 130).
 * Times come from the events: a busy main thread must not turn a tap into a long press.
 */
export const usePress = (): PressFeedback => {
  const pressedAt = useRef<number | null>(null)
  const release = (event: PointerEvent<HTMLElement>) => event.currentTarget.removeAttribute("data-pressed")
  return {
    onPointerDown: (event) => {
      pressedAt.current = event.timeStamp
      event.currentTarget.setAttribute("data-pressed", "")
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
