import { Effect } from "effect"
import { atom } from "jotai"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { reload } from "#platform/Address.ts"

export const logMissingChunkAtom = atom(null, (get, _set, error: unknown) => {
  get(runtimeAtom).runFork(Effect.logError("A lazy component's chunk did not load", error))
})

// Safari repeats the failure of an `import()` until the page reloads.
export const reloadAppAtom = atom(null, () => reload())
