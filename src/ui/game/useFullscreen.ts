import { useEffect, useSyncExternalStore } from "react"

const watch = (changed: () => void) => {
  document.addEventListener("fullscreenchange", changed)
  return () => document.removeEventListener("fullscreenchange", changed)
}

// Engines without it have no such property at all.
const isFull = (): boolean => Boolean(document.fullscreenElement)

const toggle = async (): Promise<void> => {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  } catch {
    // The browser's right to refuse: the game stays as it is.
  }
}

/** The whole page on the whole screen, so that what opens over the game is seen too. Left with whoever uses it. */
export const useFullscreen = () => {
  const full = useSyncExternalStore(watch, isFull)
  useEffect(
    () => () => {
      if (isFull()) void toggle()
    },
    [],
  )
  return { possible: Boolean(document.fullscreenEnabled), full, toggle: () => void toggle() }
}
