import { Effect } from "effect"

export const idle: Effect.Effect<void> = Effect.callback((resume) => {
  // Safari does not support `requestIdleCallback`.
  if (!("requestIdleCallback" in window)) {
    resume(Effect.void)
    return undefined
  }
  const handle = requestIdleCallback(() => resume(Effect.void), { timeout: 5000 })
  return Effect.sync(() => cancelIdleCallback(handle))
})

// False in Safari and Firefox, which have no setting to save data.
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection")
  return Reflect.get(Object(connection), "saveData") === true
}

const silent = new WeakSet<object>()

export const watchMissingChunks = (listener: () => void): (() => void) => {
  const pending = new Set<number>()
  const note = ({ payload }: VitePreloadErrorEvent) => {
    // Waits for the next task: Vite dispatches the event before the import rejects and fills `silent`.
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

/** Preloads a chunk and ignores a failure, because a later import loads the chunk again and shows its failure. */
export const importAhead = async (load: () => Promise<unknown>): Promise<void> => {
  await load().catch((error: unknown) => {
    if (error instanceof Error) silent.add(error)
  })
}
