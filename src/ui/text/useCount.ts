import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import { useAwake } from "#ui/image/useAwake.ts"
import { useReducedMotion } from "#ui/basic/useMedia.ts"

export interface CountOptions {
  readonly start: number
  /** The duration of the count, in ms. */
  readonly duration: number
}

const easedOut = (progress: number): number => 1 - (1 - progress) ** 3

// Counts up to `to` and then stops. The returned function stops the count earlier.
const count = (from: number, to: number, duration: number, show: (amount: number) => void): (() => void) => {
  const began = performance.now()
  const next = () => {
    const progress = (performance.now() - began) / duration
    show(progress < 1 ? from + (to - from) * easedOut(progress) : to)
    if (progress < 1) frame = requestAnimationFrame(next)
  }
  let frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}

/** Counts up to `value`. Returns `value` at once if off screen, under reduced motion or if the value has fallen. */
export const useCount = (
  value: number,
  element: RefObject<Element | null>,
  { start, duration }: CountOptions,
): number => {
  const isStill = useReducedMotion()
  const isMoving = useAwake(element) && !isStill
  const [shown, setShown] = useState(start)
  if (shown > value || (isStill && shown < value)) setShown(value)
  const isBelow = shown < value
  const begin = useEffectEvent(() => count(shown, value, duration, setShown))
  useEffect(() => (isMoving && isBelow ? begin() : undefined), [isMoving, isBelow, value])
  return isMoving && isBelow ? shown : value
}
