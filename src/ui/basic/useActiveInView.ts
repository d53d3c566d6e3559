import { type RefObject, useLayoutEffect, useRef } from "react"

/** Returns the scroll position of a strip for its active chip. */
type Place = (list: HTMLElement, chip: HTMLElement, centred: number) => number

const atCentre: Place = (_list, _chip, centred) => centred

/**
 * Scrolls the strip's active chip (`data-active`) to the centre or another place, again after each resize and
 * change of `content`. Sets `scrollLeft`, because old engines have no scroll options.
 */
export const useActiveInView = <Strip extends HTMLElement>(
  active: string | undefined,
  content: string | number,
  place: Place = atCentre,
): RefObject<Strip | null> => {
  const strip = useRef<Strip>(null)
  useLayoutEffect(() => {
    const list = strip.current
    if (list === null) return undefined
    // Runs after layout in the same frame; measuring here would force another layout.
    const observer = new ResizeObserver(() => {
      const chip = list.querySelector<HTMLElement>("[data-active=true]")
      if (chip !== null)
        list.scrollLeft = place(list, chip, chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [active, content, place])
  return strip
}
