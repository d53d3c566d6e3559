import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Scrolls the strip's active chip (`data-active`) to the centre, again after each resize. Sets
 * `scrollLeft`, because old engines have no scroll options.
 */
export const useActiveInView = <Strip extends HTMLElement>(
  active: string | undefined,
  count: number,
): RefObject<Strip | null> => {
  const strip = useRef<Strip>(null)
  useLayoutEffect(() => {
    const list = strip.current
    if (list === null) return undefined
    // Runs after layout in the same frame; measuring here would force another layout.
    const observer = new ResizeObserver(() => {
      const chip = list.querySelector<HTMLElement>("[data-active=true]")
      if (chip !== null) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [active, count])
  return strip
}
