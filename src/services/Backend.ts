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
import { coalesced, retryRead, whenOnline } from "./policy.ts"
import { reportedMaintenance } from "./reportedMaintenance.ts"
import { slowReads } from "./slowReads.ts"

/** Waits for the network, then for this phone's moment: a mobile cell returns for all at once. */
const untilTurn = ({ isOnline, untilOnline, visitSeed }: Device["Service"]): Effect.Effect<void> =>
  Effect.flatMap(isOnline, (is) =>
    is
      ? Effect.void
      : Effect.andThen(untilOnline, Effect.sleep(Duration.times(timings.onlineSpread, visitSeed))),
  )

/**
 * Sends calls to the backend: reads are retried and shared, changes are sent once (decision 51).
 * Fills in the caller's token and merchant where a call's input has them.
 */
export class Backend extends Context.Service<
  Backend,
  {
    /** Sends a read. Equal reads in flight share one request; a transient failure is retried twice. */
    readonly read: <I, O, F extends CallerField>(
      call: ReadCall<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    /** The last visit's response to a read, for the option `cached` of a query. Sends nothing. */
    readonly cached: <I, O, F extends CallerField>(
      call: ReadCall<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    /**
     * Sends a change once, without retries: a second request may move money or act twice. Fails at once, without a
     * request, while the device is offline.
     */
    readonly change: <I, O, F extends CallerField>(
      call: ChangeCall<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    /** Sends a call once, with the token and merchant of another session. */
    readonly sendAs: <I, O, F extends CallerField>(
      session: Pick<Caller, "token" | "merchant">,
      call: Call<I, O, F>,
      input: InputOf<I, F>,
    ) => Effect.Effect<O, GatewayError>
    /** The gateway's time in epoch milliseconds, for countdowns to a time that it sent. */
    readonly now: Effect.Effect<number>
    /** Whether a read has been in flight for longer than a load should take. */
    readonly isSlow: Effect.Effect<boolean>
    /** Interrupts slow reads and sends them again; their readers stay subscribed. */
    readonly refetchSlow: Effect.Effect<void>
    /** Calls back when `isSlow` may have changed. Returns an unsubscribe function. */
    readonly watchSlow: (listener: () => void) => () => void
    /** Calls back when a failed gateway may have recovered. Returns an unsubscribe function. */
    readonly watchRecovery: (listener: (recovery: Recovery) => void) => () => void
    /** Calls back when a response refuses a call with `maintenance` (decision 148). Returns an unsubscribe function. */
    readonly watchMaintenance: (listener: () => void) => () => void
  }
>()("h5/services/Backend") {
  /** `read` of the service, for atoms. */
  static readonly read = <I, O, F extends CallerField>(call: ReadCall<I, O, F>, input: InputOf<I, F>) =>
    Backend.use((backend) => backend.read(call, input))

  /** `cached` of the service, for atoms. */
  static readonly cached = <I, O, F extends CallerField>(call: ReadCall<I, O, F>, input: InputOf<I, F>) =>
    Backend.use((backend) => backend.cached(call, input))

  /** `change` of the service, for atoms. */
  static readonly change = <I, O, F extends CallerField>(call: ChangeCall<I, O, F>, input: InputOf<I, F>) =>
    Backend.use((backend) => backend.change(call, input))

  /** `now` of the service, for atoms. */
  static readonly now = Backend.use(({ now }) => now)

  static readonly layer = Layer.effect(
    Backend,
    Effect.gen(function* () {
      const gateway = yield* Gateway
      const callers = yield* CurrentCaller
      const device = yield* Device
      const retry = retryRead((error: GatewayError) => isTransient(error.reason), untilTurn(device))
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
        // A key holds the call's path and input, so all who share it read the same output type;
        // the compiler cannot prove that for a map over all calls.
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
