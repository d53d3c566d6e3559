import { limits } from "#config/limits.ts"

const waiting = new Map<Element, () => void>()

const observe = (): IntersectionObserver => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        waiting.get(target)?.()
        waiting.delete(target)
      }
    },
    { rootMargin: `${limits.lazyMargin}px` },
  )
  return observer
}

let shared: IntersectionObserver | undefined

/** Calls `then` once, when the element is within `lazyMargin` of the viewport. Returns an unsubscribe function. */
export const whenNear = (element: Element, then: () => void): (() => void) => {
  const observer = (shared ??= observe())
  waiting.set(element, then)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer.unobserve(element)
  }
}
