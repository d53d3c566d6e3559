import { Effect } from "effect"

/** Waits until the page's thread has nothing to do, at most 5 s; not at all in engines that do not tell (Safari). */
export const idle: Effect.Effect<void> = Effect.callback((resume) => {
  if (!("requestIdleCallback" in window)) {
    resume(Effect.void)
    return undefined
  }
  const asked = requestIdleCallback(() => resume(Effect.void), { timeout: 5000 })
  return Effect.sync(() => cancelIdleCallback(asked))
})
