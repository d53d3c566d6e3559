import { useSetAtom } from "jotai"
import { type RefObject, useLayoutEffect, useRef } from "react"

import { leaveListAtom } from "#atoms/gameLists.ts"
import type { KeptList } from "#domain/GameList.ts"

interface Place {
  readonly address: string
  /** Nothing for games that do not come page by page. */
  readonly list?: KeptList["list"] | undefined
  /** How far it was scrolled when it was left, in CSS px; nothing for one that is entered anew. */
  readonly scroll: () => number | undefined
  /** Whether there is something to scroll. */
  readonly isDrawn: boolean
}

/** How far the page is scrolled, in CSS px: the next page begins to be drawn before this one is gone. */
const useScrolled = (): RefObject<number> => {
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY
    }
    note()
    window.addEventListener("scroll", note, { passive: true })
    // Scroll events come with the next frame, and a press may come before it.
    window.addEventListener("pushState", note)
    return () => {
      window.removeEventListener("scroll", note)
      window.removeEventListener("pushState", note)
    }
  }, [])
  return scrolled
}

/** Comes back to where a list was before anything of it is painted, and keeps the place when it is left. */
export const useKeptPlace = ({ address, scroll, isDrawn, list }: Place): void => {
  const leave = useSetAtom(leaveListAtom)
  const scrolled = useScrolled()
  const latest = useRef({ list, isDrawn })
  useLayoutEffect(() => {
    latest.current = { list, isDrawn }
  })
  useLayoutEffect(() => {
    // The browser would scroll before the list is there.
    history.scrollRestoration = "manual"
    const keep = () => {
      if (latest.current.isDrawn) leave({ address, list: latest.current.list, scroll: scrolled.current })
    }
    window.addEventListener("pagehide", keep)
    return () => {
      window.removeEventListener("pagehide", keep)
      keep()
      history.scrollRestoration = "auto"
    }
  }, [address, leave, scrolled])
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
