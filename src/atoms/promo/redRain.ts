import { Effect } from "effect"
import { atom } from "jotai"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as RedRain from "#domain/promo/RedRain.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import type { AppServices } from "#services/layer.ts"
import { monotonic } from "#services/monotonic.ts"
import { nowAtom } from "#atoms/clock.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

export const redRainAtom = queryAtom(() => Backend.read(redRain, {}), { ofMember: true })

// Clients must not refetch together, so each client has its own delay.
const followAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  let known: string | undefined
  let nextAt = 0
  const look = Effect.gen(function* () {
    const rain = get(redRainAtom.loadedAtom)
    if (rain === undefined || rain === null) return
    const { visitSeed } = yield* Device
    const delay = visitSeed * millis(timings.rainSpread)
    const phaseKey = RedRain.phaseKeyAt(rain, yield* Backend.now, {
      every: millis(timings.rainRefresh),
      delay,
    })
    // The first phase needs no refetch, because its response has just arrived.
    if (known !== undefined && phaseKey !== known) {
      // The gateway's clock may disagree with its responses, so refetches have a least interval.
      const passed = yield* monotonic
      if (passed < nextAt) return
      nextAt = passed + millis(timings.rainSpread)
      set(redRainAtom.refetchAtom)
    }
    known = phaseKey
  })
  const tick: Effect.Effect<never, never, AppServices> = look.pipe(
    Effect.andThen(Effect.sleep("1 second")),
    Effect.andThen(Effect.suspend(() => tick)),
  )
  return runtime.runCallback(tick)
})
followAtom.onMount = (start) => start()

export const followRainAtom = atom((get) => {
  get(followAtom)
  return get(redRainAtom)
})

/** Assumed: REWCEN3 enables the red rain, as on agent home. Undefined unless a red rain runs or starts soon. */
export const nearRainAtom = atom((get) => {
  const rain = get(moduleAtom)("REWCEN3") ? valueOf(get(redRainAtom)) : undefined
  if (rain === undefined || rain === null) return undefined
  return RedRain.isNear(rain, get(nowAtom), millis(timings.rainAhead)) ? rain : undefined
})
