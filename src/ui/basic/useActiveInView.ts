import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Brings the strip's active chip, which has `data-active`, to the middle, and again when the strip gets another size.
 * Old engines know no options for scrolling, so `scrollLeft` is set.
 */
export const useActiveInView = <Strip extends HTMLElement>(
  active: string | undefined,
  count: number,
): RefObject<Strip | null> => {
  const strip = useRef<Strip>(null)
  useLayoutEffect(() => {
    const list = strip.current
    if (list === null) return undefined
    // It calls back in the same frame, behind the layout: measured here, the page would be laid out for it alone.
    const observer = new ResizeObserver(() => {
      const chip = list.querySelector<HTMLElement>("[data-active=true]")
      if (chip !== null) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [active, count])
  return strip
}
