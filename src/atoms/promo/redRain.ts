import { Effect } from "effect"
import { atom } from "jotai"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as RedRain from "#domain/promo/RedRain.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { Device } from "#platform/Device.ts"
import { Backend } from "#services/Backend.ts"
import type { AppServices } from "#services/layer.ts"
import { nowAtom } from "#atoms/clock.ts"
import { moduleAtom } from "#atoms/frame/merchant.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

/** Today's red rain. */
export const redRainAtom = queryAtom(() => Backend.read(redRain, {}), { ofMember: true })

/** Refetches the rain at each of its turns, at a moment that differs between phones. */
const followAtom = atom(null, (get, set) => {
  const runtime = get(runtimeAtom)
  let known: string | undefined
  const look = Effect.gen(function* () {
    const rain = get(redRainAtom.loadedAtom)
    if (rain === undefined || rain === null) return
    const { visitSeed } = yield* Device
    const delay = visitSeed * millis(timings.rainSpread)
    const turn = RedRain.turnAt(rain, yield* Backend.now, { every: millis(timings.rainRefresh), delay })
    // The first response belongs to the first turn.
    if (known !== undefined && turn !== known) set(redRainAtom.refetchAtom)
    known = turn
  })
  const tick: Effect.Effect<never, never, AppServices> = look.pipe(
    Effect.andThen(Effect.sleep("1 second")),
    Effect.andThen(Effect.suspend(() => tick)),
  )
  const stop = runtime.runCallback(tick)
  return () => stop()
})
followAtom.onMount = (start) => start()

/** The red rain that refetches at its turns while it is mounted. */
export const followRainAtom = atom((get) => {
  get(followAtom)
  return get(redRainAtom)
})

/**
 * The red rain that home announces; undefined while none is near. Only a session of the agent area may read it.
 *
 * Assumed: REWCEN3 enables it, as on agent home.
 */
export const nearRainAtom = atom((get) => {
  const rain = get(moduleAtom)("REWCEN3") ? valueOf(get(redRainAtom)) : undefined
  if (rain === undefined || rain === null) return undefined
  return RedRain.isNear(rain, get(nowAtom), millis(timings.rainAhead)) ? rain : undefined
})
