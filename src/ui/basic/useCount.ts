import { type RefObject, useEffect, useEffectEvent, useState } from "react"

import { useAwake } from "./useAwake.ts"
import { useReducedMotion } from "./useMedia.ts"

export interface CountOptions {
  /** The amount from which the first value counts. */
  readonly start: number
  /** Time of the whole way, in ms. */
  readonly duration: number
}

/** Fast at first, slow at the end. */
const easedOut = (way: number): number => 1 - (1 - way) ** 3

/**
 * Calls `show` in each frame with an amount between `from` and `to`, and with `to` once `duration` is over. Returns a
 * function that stops it.
 */
const count = (from: number, to: number, duration: number, show: (amount: number) => void): (() => void) => {
  const began = performance.now()
  const next = () => {
    const way = (performance.now() - began) / duration
    show(way < 1 ? from + (to - from) * easedOut(way) : to)
    if (way < 1) frame = requestAnimationFrame(next)
  }
  let frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}

/**
 * An amount in the major unit that counts up to a greater value while `element` is on screen. It is the value at once
 * off screen, under reduced motion, and when the value falls.
 */
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
