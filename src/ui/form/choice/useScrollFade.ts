import { type RefObject, useLayoutEffect } from "react"

/** Sets `data-more` to the ends of the strip that hide content: `start`, `end`, both or neither. */
export const useScrollFade = (strip: RefObject<HTMLElement | null>, texts: string): void => {
  useLayoutEffect(() => {
    const list = strip.current
    if (list === null) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list
      const ends = [scrollLeft > 1 && "start", scrollWidth - clientWidth - scrollLeft > 1 && "end"]
      list.dataset["more"] = ends.filter(Boolean).join(" ")
    }
    const observer = new ResizeObserver(mark)
    observer.observe(list)
    list.addEventListener("scroll", mark, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener("scroll", mark)
    }
  }, [strip, texts])
}
