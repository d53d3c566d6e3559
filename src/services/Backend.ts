import { Context, Duration, Effect, Layer, Schema } from "effect"

import { timings } from "#config/timings.ts"
import { isTransient } from "#domain/Failure.ts"
import {
  type Call,
  type CallerField,
  type ChangeCall,
  filled,
  type InputOf,
  type ReadCall,
} from "#gateway/Call.ts"
import { type Caller, CurrentCaller } from "#gateway/Caller.ts"
import { Gateway } from "#gateway/Gateway.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { Device } from "#platform/Device.ts"

import { circuitBreaker, type Recovery } from "./circuitBreaker.ts"
import { ActingAccount } from "./CurrentSession.ts"
import { coalesced, retryRead, whenOnline } from "./requestPolicy.ts"
import { reportedMaintenance } from "./reportedMaintenance.ts"
import { slowReads } from "./slowReads.ts"

const untilOnlineSpread = ({ isOnline, untilOnline, visitSeed }: Device["Service"]): Effect.Effect<void> =>
  Effect.flatMap(isOnline, (is) =>
    is
      ? Effect.void
      : // A mobile cell reconnects all its devices at once, so each client waits for a different delay.
        Effect.andThen(untilOnline, Effect.sleep(Duration.times(timings.onlineSpread, visitSeed))),
  )

/** Retries failed reads, shares equal reads in flight, and sends each change once (open point 51). */
export class Backend extends Context.Service<
  Backend,
  {
    /** Equal reads in flight share one request. A transient failure is retried. */
    readonly read: <I, O, F extends CallerField>(
      call: ReadCall<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    readonly cached: <I, O, F extends CallerField>(
      call: ReadCall<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    /** Sends once, without retries. Fails at once while the device is offline. */
    readonly change: <I, O, F extends CallerField>(
      call: ChangeCall<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    readonly sendAs: <I, O, F extends CallerField>(
      session: Pick<Caller, "token" | "merchant">,
      call: Call<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    /** The gateway's time in epoch milliseconds. */
    readonly now: Effect.Effect<number>
    readonly isSlow: Effect.Effect<boolean>
    readonly refetchSlow: Effect.Effect<void>
    readonly watchSlow: (listener: () => void) => () => void
    readonly watchRecovery: (listener: (recovery: Recovery) => void) => () => void
    readonly watchMaintenance: (listener: () => void) => () => void
  }
>()("h5/services/Backend") {
  static readonly read = <I, O, F extends CallerField>(call: ReadCall<I, O, F>, input: InputOf<I, F>) =>
    Backend.use((backend) => backend.read(call, input))

  static readonly cached = <I, O, F extends CallerField>(call: ReadCall<I, O, F>, input: InputOf<I, F>) =>
    Backend.use((backend) => backend.cached(call, input))

  static readonly change = <I, O, F extends CallerField>(call: ChangeCall<I, O, F>, input: InputOf<I, F>) =>
    Backend.use((backend) => backend.change(call, input))

  static readonly now = Backend.use(({ now }) => now)

  static readonly layer = Layer.effect(
    Backend,
    Effect.gen(function* () {
      const gateway = yield* Gateway
      const callers = yield* CurrentCaller
      const device = yield* Device
      const retry = retryRead((error: GatewayError) => isTransient(error.reason), untilOnlineSpread(device))
      const { retried, ...slow } = slowReads()
      const share = coalesced<unknown, GatewayError>()
      const { guard, watchRecovery } = circuitBreaker<GatewayError>(device.isOnline)
      const { send, watchMaintenance } = reportedMaintenance(gateway)

      const callerOf = ({ path }: { readonly path: string }) =>
        Effect.mapError(callers.get, (reason) => new GatewayError({ call: path, reason }))

      const read = Effect.fnUntraced(function* <I, O, F extends CallerField>(
        call: ReadCall<I, O, F>,
        given: InputOf<I, F>,
      ) {
        const caller = yield* callerOf(call)
        const input = filled(call, given, caller)
        const { token, merchant, language } = caller
        const encoded = yield* Schema.encodeEffect(call.input)(input).pipe(Effect.orDie)
        const key = JSON.stringify([call.path, encoded, token, merchant, language])
        // The key contains the call's path and input, so all its callers expect the same output type.
        // oxlint-disable-next-line typescript/consistent-type-assertions
        return (yield* share(key, retried(retry(guard(call.path, send(call, input, caller)))))) as O
      })

      const cached = <I, O, F extends CallerField>(call: ReadCall<I, O, F>, input: InputOf<I, F>) =>
        Effect.flatMap(callerOf(call), (caller) => gateway.cached(call, filled(call, input, caller)))

      const change = <I, O, F extends CallerField>(call: ChangeCall<I, O, F>, input: InputOf<I, F>) =>
        Effect.flatMap(callerOf(call), (caller) => send(call, filled(call, input, caller), caller)).pipe(
          whenOnline(device, call),
        )

      const sendAs = <I, O, F extends CallerField>(
        session: Pick<Caller, "token" | "merchant">,
        call: Call<I, O, F>,
        input: InputOf<I, F>,
      ) =>
        Effect.flatMap(Effect.provideService(callerOf(call), ActingAccount, ""), (current) => {
          const caller = { ...current, ...session }
          return send(call, filled(call, input, caller), caller)
        })

      return Backend.of({
        ...slow,
        now: gateway.now,
        watchRecovery,
        watchMaintenance,
        read,
        cached,
        change,
        sendAs,
      })
    }),
  )
}
