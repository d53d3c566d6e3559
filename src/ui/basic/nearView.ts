import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

type Stop = () => void

const waiting = new Map<Element, () => void>()

const arrived = (element: Element): void => {
  const then = waiting.get(element)
  waiting.delete(element)
  then?.()
}

const observe = (): ((element: Element) => Stop) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        arrived(target)
      }
    },
    { rootMargin: `${limits.lazyMargin}px` },
  )
  return (element) => {
    observer.observe(element)
    return () => observer.unobserve(element)
  }
}

const isNear = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= -limits.lazyMargin && top <= window.innerHeight + limits.lazyMargin
}

/** For engines without IntersectionObserver: scroll events, looked at once per `lazyThrottle` (spec §9). */
const listen = (): ((element: Element) => Stop) => {
  let due = false
  let last = -Infinity
  const look = () => {
    if (performance.now() - last < millis(timings.lazyThrottle)) {
      requestAnimationFrame(look)
      return
    }
    due = false
    last = performance.now()
    for (const element of waiting.keys()) if (isNear(element)) arrived(element)
  }
  const ask = () => {
    if (due) return
    due = true
    requestAnimationFrame(look)
  }
  for (const event of ["scroll", "resize"])
    window.addEventListener(event, ask, { capture: true, passive: true })
  return () => {
    ask()
    return () => {}
  }
}

let watch: ((element: Element) => Stop) | undefined

/** Calls back once when the element is within `lazyMargin` of the screen. */
export const whenNear = (element: Element, then: () => void): Stop => {
  watch ??= typeof IntersectionObserver === "undefined" ? listen() : observe()
  waiting.set(element, then)
  const stop = watch(element)
  return () => {
    waiting.delete(element)
    stop()
  }
}
