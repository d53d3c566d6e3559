import { useSetAtom } from "jotai"
import { type RefObject, useLayoutEffect, useRef } from "react"

import { holdScrollAtom, watchAddressAtom } from "#atoms/frame/address.ts"
import { leaveListAtom } from "#atoms/games/gameLists.ts"
import type { ListSnapshot } from "#domain/games/GameList.ts"

interface Place {
  readonly address: string
  /** Undefined for games without pages. */
  readonly list?: ListSnapshot["list"] | undefined
  /** The scroll position to restore, in CSS px; undefined on forward navigation. */
  readonly scroll: () => number | undefined
  /** Whether the list has rendered. */
  readonly isDrawn: boolean
}

/**
 * The current scroll position in CSS px. Tracked, because the next page starts to render before this one
 * unmounts.
 */
const useScrolled = (): RefObject<number> => {
  const watchAddress = useSetAtom(watchAddressAtom)
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY
    }
    note()
    window.addEventListener("scroll", note, { passive: true })
    // Scroll events arrive with the next frame, and a press may come before it.
    const stop = watchAddress(note)
    return () => {
      window.removeEventListener("scroll", note)
      stop()
    }
  }, [watchAddress])
  return scrolled
}

/** Restores the scroll position of a list before it paints, and stores it on leaving. */
export const useRestoredScroll = ({ address, scroll, isDrawn, list }: Place): void => {
  const leave = useSetAtom(leaveListAtom)
  const holdScroll = useSetAtom(holdScrollAtom)
  const scrolled = useScrolled()
  const latest = useRef({ list, isDrawn })
  useLayoutEffect(() => {
    latest.current = { list, isDrawn }
  })
  useLayoutEffect(() => {
    // The browser would restore the scroll position before the list has rendered.
    const release = holdScroll()
    const keep = () => {
      if (latest.current.isDrawn) leave({ address, list: latest.current.list, scroll: scrolled.current })
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
    if (!isDrawn || isPlaced.current) return
    isPlaced.current = true
    const top = scroll()
    if (top === undefined) return
    window.scrollTo(0, top)
    scrolled.current = top
  })
}
