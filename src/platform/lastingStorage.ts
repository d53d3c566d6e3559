import { Context, Effect } from "effect"

const ask = async () => {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Insecure contexts have no storage manager.
  }
}

// Some browsers ask the player for permission, so the app requests persistent storage only once a visit.
export const askOnce = (): Effect.Effect<void> => {
  let isAsked = false
  return Effect.suspend(() => {
    if (isAsked) return Effect.void
    isAsked = true
    return Effect.promise(ask)
  })
}

export const LastingStorage = Context.Reference<Effect.Effect<void>>("h5/platform/LastingStorage", {
  defaultValue: askOnce,
})
