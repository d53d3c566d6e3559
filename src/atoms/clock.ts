import { Clock, Effect } from "effect"
import { atom } from "jotai"

import { runtimeAtom } from "./kernel/query.ts"

const readAtom = atom(0)

/** Epoch milliseconds; while it is read, it is right to the second. */
export const nowAtom = atom(
  (get) => get(readAtom) || get(runtimeAtom).runSync(Clock.currentTimeMillis),
  (get, set) => {
    const read = Effect.map(Clock.currentTimeMillis, (now) => set(readAtom, now))
    return get(runtimeAtom).runCallback(Effect.forever(Effect.andThen(read, Effect.sleep("1 second"))))
  },
)
nowAtom.onMount = (start) => {
  const stop = start()
  return () => stop()
}
