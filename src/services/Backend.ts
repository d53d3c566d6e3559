import { Context, Effect, Layer, Schema } from "effect"

import { isPassing } from "#domain/Failure.ts"
import type { ChangeCall, ReadCall } from "#gateway/Call.ts"
import { CurrentCaller } from "#gateway/Caller.ts"
import { Gateway } from "#gateway/Gateway.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { FromDevice } from "#gateway/LastAnswers.ts"
import { Device } from "#platform/Device.ts"

import { coalesced, retryRead } from "./policy.ts"
import { slowReads } from "./slowReads.ts"

/** Reads what the device has of the last answers, and asks nobody; fails where it has none. */
export const fromDevice = Effect.provideService(FromDevice, true)

/** The backend with the product's policy: reads are repeated and shared, changes are made once (decision 51). */
export class Backend extends Context.Service<
  Backend,
  {
    /** Two readers of the same call share one request; a failure that may pass is asked again twice. */
    readonly read: <I, O>(call: ReadCall<I, O>, input: I) => Effect.Effect<O, GatewayError>
    /** Never repeated by itself: a repeat may move money or act twice. */
    readonly change: <I, O>(call: ChangeCall<I, O>, input: I) => Effect.Effect<O, GatewayError>
    /** Whether a read has been on its way for longer than a load should take. */
    readonly isSlow: Effect.Effect<boolean>
    /** Gives such reads up and begins them anew; their readers stay. */
    readonly askAgain: Effect.Effect<void>
    /** Calls back when `isSlow` may have changed; answers how to stop. */
    readonly watchSlow: (listener: () => void) => () => void
  }
>()("h5/services/Backend") {
  static readonly layer = Layer.effect(
    Backend,
    Effect.gen(function* () {
      const gateway = yield* Gateway
      const callers = yield* CurrentCaller
      const device = yield* Device
      const retry = retryRead((error: GatewayError) => isPassing(error.reason), device.untilOnline)
      const { patient, ...slow } = slowReads()
      const share = coalesced<unknown, GatewayError>()

      const read = Effect.fnUntraced(function* <I, O>(call: ReadCall<I, O>, input: I) {
        if (yield* FromDevice) return yield* gateway.send(call, input)
        const { token, merchant, language } = yield* callers.get
        const encoded = yield* Schema.encodeEffect(call.input)(input).pipe(Effect.orDie)
        const key = JSON.stringify([call.path, encoded, token, merchant, language])
        // A key holds the call's path and input, so all who share it read the same output type;
        // the compiler cannot know that of a map over all calls.
        // oxlint-disable-next-line typescript/consistent-type-assertions
        return (yield* share(key, patient(retry(gateway.send(call, input))))) as O
      })

      return Backend.of({ ...slow, read, change: (call, input) => gateway.send(call, input) })
    }),
  )
}
