import { createContext, useContext, useSyncExternalStore } from "react"

const watch = (query: string) => (changed: () => void) => {
  const list = window.matchMedia(query)
  // Safari below 14 has no listeners on the list and keeps the first value.
  if (!("addEventListener" in list)) return () => {}
  list.addEventListener("change", changed)
  return () => list.removeEventListener("change", changed)
}

const wantsLessMotion = "(prefers-reduced-motion: reduce)"
const watchMotion = watch(wantsLessMotion)

/** The player's choice of reduced motion; undefined follows the system. */
export const ReducedMotion = createContext<boolean | undefined>(undefined)

/** Whether the player, or else the player's system, requests reduced motion. */
export const useReducedMotion = (): boolean => {
  const chosen = useContext(ReducedMotion)
  const system = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(wantsLessMotion).matches,
    () => false,
  )
  return chosen ?? system
}
