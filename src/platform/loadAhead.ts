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

/** The imports ahead that have not failed yet. */
const ahead = new Set<symbol>()

/** Whether an import ahead has failed. Vite reports each failed import once, with an event of the window. */
const isAhead = (): boolean => {
  const [first] = ahead
  return first !== undefined && ahead.delete(first)
}

/** Calls the listener when code of the running version failed to load. Returns an unsubscribe function. */
export const watchMissingCode = (listener: () => void): (() => void) => {
  const note = () => {
    if (!isAhead()) listener()
  }
  window.addEventListener("vite:preloadError", note)
  return () => window.removeEventListener("vite:preloadError", note)
}

/**
 * Imports code ahead of its use. A failure stays silent, and counts as no missing code: the use imports the code again, and
 * shows its own failure.
 */
export const importAhead = async (load: () => Promise<unknown>): Promise<void> => {
  const own = Symbol("import")
  ahead.add(own)
  await load().catch(() => {})
  ahead.delete(own)
}
