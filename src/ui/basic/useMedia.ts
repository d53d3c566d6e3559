import { createContext, useContext, useSyncExternalStore } from "react"

const watch = (query: string) => (changed: () => void) => {
  const list = window.matchMedia(query)
  // `MediaQueryList` has no `addEventListener` in Safari below 14, so the first value stays.
  if (!("addEventListener" in list)) return () => {}
  list.addEventListener("change", changed)
  return () => list.removeEventListener("change", changed)
}

const wantsLessMotion = "(prefers-reduced-motion: reduce)"
const watchMotion = watch(wantsLessMotion)

/** If undefined, the setting of the operating system applies. */
export const ReducedMotion = createContext<boolean | undefined>(undefined)

export const useReducedMotion = (): boolean => {
  const chosen = useContext(ReducedMotion)
  const system = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(wantsLessMotion).matches,
    () => false,
  )
  return chosen ?? system
}
