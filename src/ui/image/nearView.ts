import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

const waiting = new Map<Element, () => void>()
const near = new Set<Element>()

let scrolledAt = -Infinity
let lookedAt = -Infinity
let frame: number | undefined

const observe = (): IntersectionObserver => {
  const throttle = millis(timings.lazyThrottle)
  const look = () => {
    const now = performance.now()
    if (now - scrolledAt < throttle && now - lookedAt < throttle) {
      frame = requestAnimationFrame(look)
      return
    }
    frame = undefined
    lookedAt = now
    for (const target of near) {
      near.delete(target)
      observer.unobserve(target)
      waiting.get(target)?.()
      waiting.delete(target)
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) near[isIntersecting ? "add" : "delete"](target)
      if (frame === undefined) look()
    },
    { rootMargin: `${limits.lazyMargin}px` },
  )
  const onScroll = () => {
    scrolledAt = performance.now()
  }
  window.addEventListener("scroll", onScroll, { capture: true, passive: true })
  return observer
}

let shared: IntersectionObserver | undefined

/** Calls `then` once the element is near the viewport, unless scrolling is fast (spec §9). Returns a stop function. */
export const whenNear = (element: Element, then: () => void): (() => void) => {
  const observer = (shared ??= observe())
  waiting.set(element, then)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    near.delete(element)
    observer.unobserve(element)
  }
}
