import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

// Returns false for a list that is not rendered.
const isEndNear = (list: Element): boolean =>
  list.getClientRects().length > 0 &&
  list.getBoundingClientRect().bottom - window.innerHeight <= limits.listAhead

export interface EndWatch {
  readonly list: RefObject<Element | null>
  /** A new value restarts the checks for the end of the list. */
  readonly entries: object
  readonly hasMore: boolean
  readonly onEndNear: () => void
}

/** While the end of the list is near, calls `onEndNear` repeatedly, at most once per `lazyThrottle` (spec §9). */
export const useEndNear = ({ list, entries, hasMore, onEndNear }: EndWatch): void => {
  const latest = useRef(onEndNear)
  useLayoutEffect(() => {
    latest.current = onEndNear
  })
  useEffect(() => {
    if (!hasMore) return undefined
    let frame: number | undefined
    let checkedAt = -Infinity
    const stop = () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      window.removeEventListener("scroll", onScroll)
      window.removeEventListener("resize", onScroll)
    }
    const check = () => {
      if (list.current === null || !isEndNear(list.current)) return
      latest.current()
      // Checks again later, because `onEndNear` may ignore a call and the player may not scroll again.
      onScroll()
    }
    const throttled = (now: number) => {
      if (now - checkedAt < millis(timings.lazyThrottle)) {
        frame = requestAnimationFrame(throttled)
        return
      }
      frame = undefined
      checkedAt = now
      check()
    }
    const onScroll = () => {
      frame ??= requestAnimationFrame(throttled)
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    window.addEventListener("resize", onScroll)
    check()
    return stop
  }, [list, entries, hasMore])
}
