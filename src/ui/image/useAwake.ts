import { type RefObject, useEffect, useState, useSyncExternalStore } from "react"

const watchTab = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed)
  return () => document.removeEventListener("visibilitychange", changed)
}

const useVisibleTab = (): boolean =>
  useSyncExternalStore(
    watchTab,
    () => document.visibilityState !== "hidden",
    () => true,
  )

const useOnScreen = (ref: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some((entry) => entry.isIntersecting)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return seen
}

export const useAwake = (ref: RefObject<Element | null>): boolean => {
  const onScreen = useOnScreen(ref)
  return useVisibleTab() && onScreen
}
