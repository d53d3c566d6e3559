import { Context, Effect, Layer, Option } from "effect"

import type { Whitelabel } from "#domain/Whitelabel.ts"
import { whitelabel } from "#gateway/calls/system.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"

/** The merchant's switches and settings. */
export class Whitelabels extends Context.Service<
  Whitelabels,
  {
    /** The last known answer; none on a first visit. */
    readonly cached: Effect.Effect<Option.Option<Whitelabel>>
    /** The answer of the moment, kept for the next start and for the key of encrypted bodies. */
    readonly refresh: Effect.Effect<Whitelabel, GatewayError>
  }
>()("h5/services/Whitelabels") {
  static readonly layer = Layer.effect(
    Whitelabels,
    Effect.gen(function* () {
      const backend = yield* Backend
      const storage = yield* Storage
      return Whitelabels.of({
        cached: Effect.map(storage.get(slots.whitelabel), Option.fromNullishOr),
        refresh: backend
          .read(whitelabel, {})
          .pipe(Effect.tap((answer) => storage.set(slots.whitelabel, answer))),
      })
    }),
  )
}
