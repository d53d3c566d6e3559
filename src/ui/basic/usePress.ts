import { useRef } from "react"
import type { MouseEvent, PointerEvent } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

/** Whether a press was too long for a tap (spec §9). */
export const isLongPress = (held: number): boolean => held >= millis(timings.longPress)

/** A press by keyboard or assistive technology has no pointer and no duration. */
const hasNoPointer = (event: MouseEvent): boolean => event.detail === 0

interface PressFeedback {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/**
 * Press feedback: spread the result on an element with the class `pressable`. The style shows 130 ms after
 * the touch began (spec §9), so scrolling and short taps show none. A CSS delay would lay out and paint
 * every tap twice for an invisible change. A long press only suppresses the tap (decision 130). Its length
 * comes from the events' timestamps: a busy main thread must not turn a tap into a long press.
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
