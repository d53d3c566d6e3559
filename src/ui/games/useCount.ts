import { type RefObject, useEffect, useRef, useState } from "react"

import { useAwake } from "#ui/basic/useAwake.ts"
import { useReducedMotion } from "#ui/basic/useMedia.ts"

/** Milliseconds that a count takes. */
const duration = 1200

/** The part of a new amount from which it counts. */
const start = 0.98

const slowing = (part: number): number => 1 - (1 - part) ** 3

/**
 * An amount that counts up to its value while `element` is on screen, and from one value to the next. It is the value
 * at once under reduced motion.
 */
export const useCount = (value: number, element: RefObject<Element | null>): number => {
  const still = useReducedMotion()
  const awake = useAwake(element)
  const [shown, setShown] = useState(value * start)
  const from = useRef(shown)
  useEffect(() => {
    if (still || !awake || from.current === value) return undefined
    const first = from.current
    const began = performance.now()
    let frame = 0
    const count = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / duration))
      from.current = part === 1 ? value : first + (value - first) * slowing(part)
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(count)
    }
    frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [value, still, awake])
  return still ? value : shown
}
