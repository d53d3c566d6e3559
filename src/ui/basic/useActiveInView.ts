import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Brings the strip's active chip, which has `data-active`, to the middle.
 * Old engines know no options for scrolling, so `scrollLeft` is set.
 */
export const useActiveInView = <Strip extends HTMLElement>(
  active: string | undefined,
  count: number,
): RefObject<Strip | null> => {
  const strip = useRef<Strip>(null)
  useLayoutEffect(() => {
    const list = strip.current
    const chip = list?.querySelector<HTMLElement>("[data-active=true]")
    if (list === null || chip === null || chip === undefined) return
    list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
  }, [active, count])
  return strip
}
