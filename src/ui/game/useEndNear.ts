import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"

import { limits } from "#config/limits.ts"

/** Whether a list's end is within `listAhead` of the screen. One that is not drawn has none. */
const isEndNear = (list: Element): boolean =>
  list.getClientRects().length > 0 &&
  list.getBoundingClientRect().bottom - window.innerHeight <= limits.listAhead

export interface EndWatch {
  readonly list: RefObject<Element | null>
  /** What is listed: when it changes, its end counts anew. */
  readonly entries: object
  /** There is more, and nobody is asking for it. */
  readonly wanted: boolean
  readonly onEndNear: () => void
}

/** Tells once that the end of a list comes near: while scrolling, or at once when all of it is on the screen. */
export const useEndNear = ({ list, entries, wanted, onEndNear }: EndWatch): void => {
  const tell = useRef(onEndNear)
  useLayoutEffect(() => {
    tell.current = onEndNear
  })
  useEffect(() => {
    if (!wanted) return undefined
    const stop = () => {
      window.removeEventListener("scroll", look)
      window.removeEventListener("resize", look)
    }
    const look = () => {
      if (list.current === null || !isEndNear(list.current)) return
      stop()
      tell.current()
    }
    window.addEventListener("scroll", look, { passive: true })
    window.addEventListener("resize", look)
    look()
    return stop
  }, [list, entries, wanted])
}
