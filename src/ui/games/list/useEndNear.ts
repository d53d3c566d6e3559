import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"

import { limits } from "#config/limits.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

// A list that is not rendered has no end.
const isEndNear = (list: Element): boolean =>
  list.getClientRects().length > 0 &&
  list.getBoundingClientRect().bottom - window.innerHeight <= limits.listAhead

export interface EndWatch {
  readonly list: RefObject<Element | null>
  /** A new value starts the watch again. */
  readonly entries: object
  readonly hasMore: boolean
  readonly onEndNear: () => void
}

/** Calls `onEndNear` repeatedly while the list's end is near, but not more often than `lazyThrottle` (spec §9). */
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
      // `onEndNear` may drop a call, and no scroll event may follow.
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
