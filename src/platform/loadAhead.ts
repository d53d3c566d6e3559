import { Effect } from "effect"

/**
 * Waits until the main thread is idle, at most 5 s. Safari has no idle callback, so there it returns at once.
 */
export const idle: Effect.Effect<void> = Effect.callback((resume) => {
  if (!("requestIdleCallback" in window)) {
    resume(Effect.void)
    return undefined
  }
  const handle = requestIdleCallback(() => resume(Effect.void), { timeout: 5000 })
  return Effect.sync(() => cancelIdleCallback(handle))
})

/** Whether the player asked the browser to save data. Safari and Firefox have no such setting. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection")
  return Reflect.get(Object(connection), "saveData") === true
}

/** The errors of the imports ahead, which are no missing code. */
const silent = new WeakSet<object>()

/**
 * Calls the listener when code of the running version failed to load. Vite reports the error with an event of the window
 * before the import rejects with it. Returns an unsubscribe function.
 */
export const watchMissingCode = (listener: () => void): (() => void) => {
  const pending = new Set<number>()
  const note = ({ payload }: VitePreloadErrorEvent) => {
    const timer = window.setTimeout(() => {
      pending.delete(timer)
      if (!silent.has(payload)) listener()
    })
    pending.add(timer)
  }
  window.addEventListener("vite:preloadError", note)
  return () => {
    window.removeEventListener("vite:preloadError", note)
    for (const timer of pending) window.clearTimeout(timer)
  }
}

/**
 * Imports code ahead of its use. A failure stays silent, and counts as no missing code: the use imports the code again, and
 * shows its own failure.
 */
export const importAhead = async (load: () => Promise<unknown>): Promise<void> => {
  await load().catch((error: unknown) => {
    if (error instanceof Error) silent.add(error)
  })
}
