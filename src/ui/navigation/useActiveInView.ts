import { type RefObject, useLayoutEffect, useRef } from "react"

type ListPosition = (list: HTMLElement, chip: HTMLElement, centred: number) => number

const atCentre: ListPosition = (_list, _chip, centred) => centred

/** Scrolls the `data-active` chip into view, again after each resize and change of `content`. */
export const useActiveInView = <Strip extends HTMLElement>(
  active: string | undefined,
  content: string | number,
  position: ListPosition = atCentre,
): RefObject<Strip | null> => {
  const strip = useRef<Strip>(null)
  useLayoutEffect(() => {
    const list = strip.current
    if (list === null) return undefined
    // Runs after layout in the same animation frame; measuring earlier would force another layout.
    const observer = new ResizeObserver(() => {
      const chip = list.querySelector<HTMLElement>("[data-active=true]")
      // Old engines have no scroll options.
      if (chip !== null)
        list.scrollLeft = position(list, chip, chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [active, content, position])
  return strip
}
