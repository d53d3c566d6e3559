import { Effect } from "effect"
import { atom } from "jotai"

import type { AppServices } from "#services/layer.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

type Watch = (listener: () => void) => Effect.Effect<() => void, never, AppServices>

export const changeCountAtom = (watch: Watch) => {
  const countAtom = atom(0)
  const followAtom = atom(null, (get, set) => {
    const started = watch(() => set(countAtom, (count) => count + 1))
    return get(runtimeAtom).runCallback(
      Effect.acquireUseRelease(
        started,
        () => Effect.never,
        (stop) => Effect.sync(stop),
      ),
    )
  })
  followAtom.onMount = (follow) => follow()
  return atom((get) => {
    get(followAtom)
    return get(countAtom)
  })
}
