import { Context, Effect, Layer, Option } from "effect"

import type { Whitelabel } from "#domain/Whitelabel.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Device } from "#platform/Device.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"
import { whileOnline } from "./requestPolicy.ts"

export class Whitelabels extends Context.Service<
  Whitelabels,
  {
    readonly cached: Effect.Effect<Option.Option<Whitelabel>>
    /** Waits for the key that encrypts secrets (gateway §1). Without this key it fails at once if the device is or goes offline. */
    readonly untilKeyKnown: Effect.Effect<void, GatewayError>
    readonly refresh: Effect.Effect<Whitelabel, GatewayError>
  }
>()("h5/services/Whitelabels") {
  static readonly layer = Layer.effect(
    Whitelabels,
    Effect.gen(function* () {
      const backend = yield* Backend
      const storage = yield* Storage
      const device = yield* Device
      const cached = Effect.map(storage.get(storageItems.whitelabel), Option.fromNullishOr)
      const refresh = backend
        .read(whitelabel, {})
        .pipe(Effect.tap((response) => storage.set(storageItems.whitelabel, response)))
      const untilKeyKnown = Effect.flatMap(cached, (known) =>
        Option.isNone(known) ? Effect.asVoid(whileOnline(device, whitelabel)(refresh)) : Effect.void,
      )
      return Whitelabels.of({ cached, refresh, untilKeyKnown })
    }),
  )
}
