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
