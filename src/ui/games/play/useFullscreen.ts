import { useEffect, useSyncExternalStore } from "react"

const watch = (changed: () => void) => {
  document.addEventListener("fullscreenchange", changed)
  return () => document.removeEventListener("fullscreenchange", changed)
}

// `fullscreenElement` is undefined in engines without full screen.
const isFull = (): boolean => Boolean(document.fullscreenElement)

const toggle = async (): Promise<void> => {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  } catch {
    // If the browser refuses full screen, nothing changes.
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
