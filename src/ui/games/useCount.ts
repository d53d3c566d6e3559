import { type RefObject, useEffect, useState } from "react"

import { useAwake } from "#ui/basic/useAwake.ts"
import { useReducedMotion } from "#ui/basic/useMedia.ts"

/** The part of its first value from which an amount counts. */
const start = 0.98

/** The part of the way that an amount takes in each frame. */
const pace = 0.12

/**
 * An amount in the major unit that counts up to its value while `element` is on screen, and from one value to the next.
 * It is the value at once under reduced motion.
 */
export const useCount = (value: number, element: RefObject<Element | null>): number => {
  const still = useReducedMotion()
  const awake = useAwake(element)
  const [shown, setShown] = useState(value * start)
  useEffect(() => {
    if (still || !awake || shown === value) return undefined
    const next = shown + (value - shown) * pace
    const frame = requestAnimationFrame(() => setShown(Math.abs(value - next) < 0.01 ? value : next))
    return () => cancelAnimationFrame(frame)
  }, [value, shown, still, awake])
  return still ? value : shown
}
