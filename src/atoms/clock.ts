import { Effect } from "effect"
import { atom } from "jotai"

import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import type { AppServices } from "#services/layer.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

const readAtom = atom(0)

const tickAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  const read = Effect.map(Backend.now, (now) => set(readAtom, now))
  const tick: Effect.Effect<never, never, AppServices> = read.pipe(
    Effect.andThen(Effect.sleep("1 second")),
    Effect.andThen(Effect.suspend(() => tick)),
  )
  // Browsers slow the timers of a hidden tab, so the time is read again when the tab is shown.
  const unwatch = runtime
    .runSync(Effect.service(Device))
    .watch((event) => event === "shown" && runtime.runSync(read))
  const stop = runtime.runCallback(tick)
  return () => {
    unwatch()
    stop()
  }
})
tickAtom.onMount = (start) => start()

/** The gateway's time in epoch milliseconds, updated every second while mounted. */
export const nowAtom = atom((get) => {
  get(tickAtom)
  return get(readAtom) || get(runtimeAtom).runSync(Backend.now)
})
