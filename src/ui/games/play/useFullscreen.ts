import { useEffect, useSyncExternalStore } from "react"

const watch = (changed: () => void) => {
  document.addEventListener("fullscreenchange", changed)
  return () => document.removeEventListener("fullscreenchange", changed)
}

// Undefined in engines without full screen.
const isFull = (): boolean => Boolean(document.fullscreenElement)

const toggle = async (): Promise<void> => {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  } catch {
    // The browser may refuse; the game then stays as it is.
  }
}

/** Puts the whole page in full screen, so that overlays on the game are visible. Exits on unmount. */
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
