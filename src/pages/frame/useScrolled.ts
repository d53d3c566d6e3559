import { useEffect, useState } from "react"

import { limits } from "#config/limits.ts"

const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Whether the page is scrolled past the header's threshold (spec §9 "Scroll threshold"). */
export const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > limits.headerScroll * remInPixels())
    onScroll()
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  return scrolled
}
