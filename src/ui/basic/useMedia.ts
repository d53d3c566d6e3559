import { useSyncExternalStore } from "react"

const watch = (query: string) => (changed: () => void) => {
  const list = window.matchMedia(query)
  // Safari under 14 has no listeners on the list; it keeps what it had at the start.
  if (!("addEventListener" in list)) return () => {}
  list.addEventListener("change", changed)
  return () => list.removeEventListener("change", changed)
}

const wantsLessMotion = "(prefers-reduced-motion: reduce)"
const watchMotion = watch(wantsLessMotion)

/** Whether the player asked the system for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(wantsLessMotion).matches,
    () => false,
  )
