import { Context, Effect } from "effect"

/** Asks the browser not to evict the storage. Browsers without it, and refusals, change nothing. */
const ask = async () => {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Insecure contexts have no storage manager.
  }
}

/** An effect that asks once: some browsers ask the player. */
export const askOnce = (): Effect.Effect<void> => {
  let isAsked = false
  return Effect.suspend(() => {
    if (isAsked) return Effect.void
    isAsked = true
    return Effect.promise(ask)
  })
}

/** Asks the browser to keep what is stored; a reference, so that the first load does without it. */
export const LastingStorage = Context.Reference<Effect.Effect<void>>("h5/platform/LastingStorage", {
  defaultValue: askOnce,
})
