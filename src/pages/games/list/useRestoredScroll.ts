import { useSetAtom } from "jotai"
import { type RefObject, useLayoutEffect, useRef } from "react"

import { holdScrollAtom, watchAddressAtom } from "#atoms/frame/address.ts"
import { leaveListAtom } from "#atoms/games/gameLists.ts"
import type { ListSnapshot } from "#domain/games/GameList.ts"

interface ScrollTarget {
  readonly address: string
  /** Undefined for a list without pagination. */
  readonly list?: ListSnapshot["list"] | undefined
  /** Returns the scroll position to restore, in CSS px; undefined on forward navigation. */
  readonly scroll: () => number | undefined
  readonly isRendered: boolean
}

// The scroll position in CSS px. A ref, because the next page renders before the old page unmounts.
const useScrolled = (): RefObject<number> => {
  const watchAddress = useSetAtom(watchAddressAtom)
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY
    }
    note()
    window.addEventListener("scroll", note, { passive: true })
    // A press may change the address before the scroll event, which waits for the next animation frame.
    const stop = watchAddress(note)
    return () => {
      window.removeEventListener("scroll", note)
      stop()
    }
  }, [watchAddress])
  return scrolled
}

export const useRestoredScroll = ({ address, scroll, isRendered, list }: ScrollTarget): void => {
  const leave = useSetAtom(leaveListAtom)
  const holdScroll = useSetAtom(holdScrollAtom)
  const scrolled = useScrolled()
  const latest = useRef({ list, isRendered })
  useLayoutEffect(() => {
    latest.current = { list, isRendered }
  })
  useLayoutEffect(() => {
    // Disables the browser's scroll restoration, which would run before the list renders.
    const release = holdScroll()
    const keep = () => {
      if (latest.current.isRendered) leave({ address, list: latest.current.list, scroll: scrolled.current })
    }
    window.addEventListener("pagehide", keep)
    return () => {
      window.removeEventListener("pagehide", keep)
      keep()
      release()
    }
  }, [address, holdScroll, leave, scrolled])
  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    if (!isRendered || isPlaced.current) return
    isPlaced.current = true
    const top = scroll()
    if (top === undefined) return
    window.scrollTo(0, top)
    scrolled.current = top
  })
}
