import { Context, Effect, Layer, Option } from "effect"

import { protectionTimings } from "#config/protectionTimings.ts"
import type * as PlayPermission from "#domain/protection/PlayPermission.ts"
import * as PlaySession from "#domain/protection/PlaySession.ts"
import * as PlayState from "#domain/protection/PlayState.ts"
import type { Completed, Protection } from "#domain/protection/Protection.ts"
import { type Due, strictest } from "#domain/protection/RealityCheck.ts"
import * as SelfExclusion from "#domain/protection/SelfExclusion.ts"
import { Failure, isOutage } from "#domain/Failure.ts"
import { accountOf } from "#domain/Session.ts"
import * as calls from "#gateway/calls/protection/protection.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { clockEstimate, tolerance } from "#gateway/gatewayTime.ts"
import { Storage } from "#platform/Storage.ts"
import { makeListeners } from "#platform/listeners.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { toTheEnd } from "#services/requestPolicy.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

import { playStateItem } from "./storedPlayState.ts"

const codes = { onBreak: "on_break", excluded: "self_excluded", ended: "session_limit" } as const

const refusalOf = (restriction: PlayPermission.PlayRestriction | PlaySession.Ended): GatewayError => {
  const value = restriction._tag === "ended" ? { closedUntil: restriction.closedUntil } : undefined
  return new GatewayError({
    call: calls.protection.path,
    reason: Failure.Refused({ code: codes[restriction._tag], captcha: false, value }),
  })
}

/** Play permission, play session, breaks and self-exclusion of the account (gateway §11). */
export class Protections extends Context.Service<
  Protections,
  {
    readonly permission: Effect.Effect<PlayPermission.PlayPermission>
    readonly session: Effect.Effect<PlaySession.PlaySession>
    /** Returns the play session if it has ended or a warning is due. Each result is returned in one tab only. */
    readonly pass: (isVisible: boolean) => Effect.Effect<PlaySession.PlaySession | undefined>
    /** The last known reality check. Undefined if the player has none. */
    readonly realityCheck: Effect.Effect<Due | undefined>
    /** The gateway's time by the responses about player protection, in epoch milliseconds. */
    readonly now: Effect.Effect<number>
    readonly refresh: Effect.Effect<Completed, GatewayError>
    /** Closes play if the refusal states how long play is closed. Otherwise refetches. */
    readonly refused: (refusal: Failure) => Effect.Effect<void>
    /** Fails if the account may not play. If this is unknown, waits at most `protectionTimings.wait` first. */
    readonly check: Effect.Effect<void, GatewayError>
    readonly takeBreak: (hours: number) => Effect.Effect<void, GatewayError>
    readonly exclude: (form: SelfExclusion.Form) => Effect.Effect<void, GatewayError>
    readonly watch: (listener: () => void) => () => void
  }
>()("h5/services/Protections") {
  static readonly layer = Layer.effect(
    Protections,
    Effect.gen(function* () {
      const backend = yield* Backend
      const { untilKeyKnown } = yield* Whitelabels
      const { state, follow, close, now, isDoubtful, pass, watch } = yield* knownState
      const read = backend.read(calls.protection, {})
      // After a device has slept, the clocks disagree too. Two right responses correct the estimate.
      const readTwice = Effect.flatMap(read, (first) =>
        Effect.flatMap(isDoubtful(first.now), (is) =>
          is ? Effect.orElseSucceed(read, () => first) : Effect.succeed(first),
        ),
      )
      const refresh = follow(readTwice, "failureIsUnknown")

      // A change without a response may have taken effect, so the app refetches the permission.
      const changed = (change: Effect.Effect<Protection, GatewayError>) =>
        follow(change).pipe(
          Effect.tapError(({ reason }) => (isOutage(reason) ? Effect.ignore(refresh) : Effect.void)),
          Effect.asVoid,
          toTheEnd,
        )

      const restriction = Effect.zipWith(state, now, PlayState.refusedAt)
      const refuseClosed = Effect.flatMap(restriction, (closed) =>
        closed === undefined ? Effect.void : Effect.fail(refusalOf(closed)),
      )
      // True if only a response can decide: the permission is unknown, or the time after a play session is over.
      const isUndecided = Effect.gen(function* () {
        const closed = yield* restriction
        if (closed === undefined) return (yield* state).access._tag === "unknown"
        return closed._tag === "ended" && closed.closedUntil !== null && closed.closedUntil <= (yield* now)
      })

      return Protections.of({
        permission: Effect.map(state, ({ access }) => access),
        session: Effect.map(state, ({ session }) => session),
        realityCheck: Effect.map(state, ({ check, since }) =>
          check === undefined || since === undefined ? undefined : { check, since },
        ),
        now,
        pass,
        refresh,
        refused: (refusal) =>
          Effect.flatMap(close(refusal), (isClosed) =>
            // A definite refusal does not wait for a call that may hang.
            isClosed ? Effect.asVoid(Effect.forkDetach(Effect.ignore(refresh))) : Effect.ignore(refresh),
          ),
        check: Effect.gen(function* () {
          if (yield* isUndecided)
            yield* refresh.pipe(Effect.timeoutOption(protectionTimings.wait), Effect.ignore)
          yield* refuseClosed
        }),
        takeBreak: (hours) => changed(backend.change(calls.takeBreak, { hours })),
        exclude: (form) =>
          changed(
            Effect.andThen(untilKeyKnown, backend.change(calls.excludeSelf, SelfExclusion.payload(form))),
          ),
        watch,
      })
    }),
  )
}

const responseTime = (unknown: Effect.Effect<number>) => {
  const time = clockEstimate(true)
  const now = time.now(unknown)
  let isKnown = false
  return {
    now,
    observe: (sentAt: number) => {
      if (sentAt === 0) return Effect.void
      isKnown = true
      return time.observe(sentAt)
    },
    isDoubtful: Effect.fnUntraced(function* (sentAt: number) {
      const isFar = isKnown && sentAt !== 0 && Math.abs(sentAt - (yield* now)) > tolerance
      if (isFar) yield* time.observe(sentAt)
      return isFar
    }),
  }
}

const storedState = Effect.gen(function* () {
  const storage = yield* Storage
  const current = yield* CurrentSession
  const listeners = makeListeners()
  const stop = storage.watch(playStateItem, listeners.notify)
  yield* Effect.addFinalizer(() => Effect.sync(stop))

  const account = Effect.map(current.get, Option.map(accountOf))
  const stateOf = (owner: string): Effect.Effect<PlayState.PlayState> =>
    Effect.map(storage.get(playStateItem), (stored) => {
      if (stored?.account !== owner) return PlayState.initial
      const { account: _account, hasChecks, ...known } = stored
      const older = hasChecks === true ? { check: strictest, since: known.at ?? 0 } : undefined
      return { ...PlayState.initial, ...older, ...known }
    })
  const store = Effect.fnUntraced(function* (owner: string, state: PlayState.PlayState) {
    yield* storage.set(playStateItem, { account: owner, ...state })
    listeners.notify()
  })
  return { account, stateOf, store, watch: listeners.watch }
})

const knownState = Effect.gen(function* () {
  const backend = yield* Backend
  const { account, stateOf, store, watch } = yield* storedState
  const { now, isDoubtful, observe } = responseTime(backend.now)

  // A response for an account that has signed out is ignored.
  const apply = Effect.fnUntraced(function* (owner: Option.Option<string>, event: PlayState.Event) {
    const signedIn = yield* account
    if (Option.isNone(owner) || Option.getOrUndefined(signedIn) !== owner.value) return false
    const before = yield* stateOf(owner.value)
    const after = PlayState.transition(before, event)
    if (after !== before) yield* store(owner.value, after)
    return after !== before
  })
  const received = Effect.fnUntraced(function* (owner: Option.Option<string>, response: Protection) {
    yield* observe(response.now)
    const protection = { ...response, now: PlayState.plausible(response.now, yield* now) }
    const before = Option.isNone(owner) ? PlayState.initial : yield* stateOf(owner.value)
    yield* apply(owner, { _tag: "Received", protection })
    return PlayState.completed(before, protection)
  })
  const pass = Effect.fnUntraced(function* (now: number, isVisible: boolean) {
    const owner = Option.getOrUndefined(yield* account)
    if (owner === undefined) return undefined
    const before = yield* stateOf(owner)
    const after = PlayState.transition(before, { _tag: "TimePassed", now })
    const { session } = after
    if (session === before.session || (session._tag === "warned" && !isVisible)) return undefined
    yield* store(owner, after)
    return session
  })
  return {
    state: Effect.flatMap(
      account,
      Option.match({
        onNone: () => Effect.succeed(PlayState.initial),
        onSome: stateOf,
      }),
    ),
    now,
    isDoubtful,
    pass: (isVisible: boolean) => Effect.flatMap(now, (time) => pass(time, isVisible)),
    close: (failure: Failure) =>
      Effect.flatMap(Effect.all([account, now]), ([owner, time]) =>
        apply(owner, { _tag: "Refused", failure, now: time }),
      ),
    follow: (call: Effect.Effect<Protection, GatewayError>, also?: "failureIsUnknown") =>
      Effect.flatMap(account, (owner) =>
        call.pipe(
          Effect.flatMap((protection) => received(owner, protection)),
          Effect.tapError(() => (also === undefined ? Effect.void : apply(owner, { _tag: "Failed" }))),
        ),
      ),
    watch,
  }
})
