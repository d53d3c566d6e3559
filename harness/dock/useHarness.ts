import { createContext, useContext, useSyncExternalStore } from "react"

import type { Harness } from "../api.ts"
import type { Natives } from "../clock/clock.ts"
import { makeListeners } from "../listeners.ts"

/** The harness for the dock, with a version that increases after every change. */
export interface Watched {
  readonly harness: Harness
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

/** Polling interval in milliseconds for the app's own changes: session, language, theme. */
const pollInterval = 400

/** Watches a harness. Polls the storage, because changes by the app cause no event in this tab. */
export const watch = (harness: Harness, natives: Natives): Watched => {
  let version = 0
  const { notifyListeners, subscribe } = makeListeners()
  const changed = (): void => {
    version += 1
    notifyListeners()
  }
  const unsubscribe = harness.subscribe(changed)
  let seen = ""
  const looking = natives.setInterval(() => {
    const visitor = JSON.stringify(harness.scenario().visitor)
    if (visitor !== seen) changed()
    seen = visitor
  }, pollInterval)
  return {
    harness,
    version: () => version,
    subscribe,
    stop: () => {
      unsubscribe()
      natives.clearInterval(looking)
    },
  }
}

export const WatchedContext = createContext<Watched | undefined>(undefined)

/** Returns the harness and renders after every change. */
export const useHarness = (): Harness => {
  const watched = useContext(WatchedContext)
  if (watched === undefined) throw new Error("The dock has no harness.")
  useSyncExternalStore(watched.subscribe, watched.version)
  return watched.harness
}
