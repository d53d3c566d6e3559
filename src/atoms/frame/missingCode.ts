import { Effect } from "effect"
import { atom } from "jotai"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { reload } from "#platform/Address.ts"

/** Logs a failed import; the feature is left out. */
export const logMissingCodeAtom = atom(null, (get, _set, error: unknown) => {
  get(runtimeAtom).runFork(Effect.logError("A part's code did not load", error))
})

/** Reloads the app, because Safari keeps a failed import for the visit. */
export const reloadAppAtom = atom(null, () => reload())
