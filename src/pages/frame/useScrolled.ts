import { useEffect, useState } from "react"

import { limits } from "#config/limits.ts"

const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

export const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    // The threshold is in rem (spec §9 "Scroll threshold").
    const onScroll = () => setScrolled(window.scrollY > limits.headerScroll * remInPixels())
    onScroll()
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  return scrolled
}
