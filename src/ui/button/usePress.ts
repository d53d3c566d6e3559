import { useRef } from "react"
import type { MouseEvent, PointerEvent } from "react"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

export const isLongPress = (held: number): boolean => held >= millis(timings.longPress)

// A click by keyboard or assistive technology has no pointer events, so such a click is never a long press.
const hasNoPointer = (event: MouseEvent): boolean => event.detail === 0

interface PressFeedback {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

export const usePress = (): PressFeedback => {
  const pressedAt = useRef(0)
  const held = useRef(0)
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
      // The delay keeps scrolling and short taps unstyled (spec §9). A delay in CSS would paint every tap twice.
      showing.current = setTimeout(() => element.setAttribute("data-pressed", ""), millis(timings.pressIn))
    },
    onPointerUp: (event) => {
      held.current = event.timeStamp - pressedAt.current
      release(event)
    },
    onPointerCancel: release,
    onPointerLeave: release,
    onClickCapture: (event) => {
      // A busy main thread must not turn a tap into a long press, so the timestamps of the touch decide (open point 130).
      // In Safari the click's own timestamp is the time when the page handles the click.
      if (hasNoPointer(event) || !isLongPress(held.current)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
