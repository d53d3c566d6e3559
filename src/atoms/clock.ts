import { Clock, Effect } from "effect"
import { atom } from "jotai"

import { runtimeAtom } from "./kernel/runtime.ts"

const readAtom = atom(0)

/** Epoch milliseconds; updated every second while mounted. */
export const nowAtom = atom(
  (get) => get(readAtom) || get(runtimeAtom).runSync(Clock.currentTimeMillis),
  (get, set) => {
    const tick: Effect.Effect<never> = Clock.currentTimeMillis.pipe(
      Effect.map((now) => set(readAtom, now)),
      Effect.andThen(Effect.sleep("1 second")),
      Effect.andThen(Effect.suspend(() => tick)),
    )
    return get(runtimeAtom).runCallback(tick)
  },
)
nowAtom.onMount = (start) => {
  const stop = start()
  return () => stop()
}
