import { createContext, useContext, useSyncExternalStore } from "react"

import type { Harness } from "../api.ts"
import type { Natives } from "../timers.ts"

/** The harness as the dock sees it: with a number that grows whenever something changed. */
export interface Watched {
  readonly harness: Harness
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds between looks at what the app changed by itself: who is logged in, language, theme. */
const lookEvery = 400

/** Watches a harness. Where the app writes to its storage nobody is told, so that is looked at while somebody watches. */
export const watch = (harness: Harness, natives: Natives): Watched => {
  let version = 0
  const listeners = new Set<() => void>()
  const changed = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }
  harness.subscribe(changed)
  let seen = ""
  const look = (): void => {
    const visitor = JSON.stringify(harness.scenario().visitor)
    if (visitor !== seen) changed()
    seen = visitor
  }
  let looking: number | undefined
  return {
    harness,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      looking ??= natives.setInterval(look, lookEvery)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        natives.clearInterval(looking)
        looking = undefined
      }
    },
  }
}

export const WatchedContext = createContext<Watched | undefined>(undefined)

/** The harness, and a render after every change. */
export const useHarness = (): Harness => {
  const watched = useContext(WatchedContext)
  if (watched === undefined) throw new Error("The dock has no harness.")
  useSyncExternalStore(watched.subscribe, watched.version)
  return watched.harness
}
