import { Context, Effect, Layer, Option } from "effect"

import { protectionTimings } from "#config/protectionTimings.ts"
import type * as PlayPermission from "#domain/protection/PlayPermission.ts"
import * as PlaySession from "#domain/protection/PlaySession.ts"
import * as PlayState from "#domain/protection/PlayState.ts"
import type { Protection } from "#domain/protection/Protection.ts"
import * as SelfExclusion from "#domain/protection/SelfExclusion.ts"
import { Failure, isOutage } from "#domain/Failure.ts"
import { accountOf } from "#domain/Session.ts"
import * as calls from "#gateway/calls/protection/protection.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
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
    readonly hasChecks: Effect.Effect<boolean>
    readonly refresh: Effect.Effect<Protection, GatewayError>
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
      const { state, follow, pass, watch } = yield* knownState
      const now = backend.now
      const refresh = follow(backend.read(calls.protection, {}), "failureIsUnknown")

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
        hasChecks: Effect.map(state, ({ hasChecks }) => hasChecks),
        pass: (isVisible) => Effect.flatMap(now, (time) => pass(time, isVisible)),
        refresh,
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

const knownState = Effect.gen(function* () {
  const storage = yield* Storage
  const current = yield* CurrentSession
  const listeners = makeListeners()
  const stop = storage.watch(playStateItem, listeners.notify)
  yield* Effect.addFinalizer(() => Effect.sync(stop))

  const account = Effect.map(current.get, Option.map(accountOf))
  const stateOf = (owner: string): Effect.Effect<PlayState.PlayState> =>
    Effect.map(storage.get(playStateItem), (stored) => {
      if (stored?.account !== owner) return PlayState.initial
      const { account: _account, ...known } = stored
      return { ...PlayState.initial, ...known }
    })
  const store = Effect.fnUntraced(function* (owner: string, state: PlayState.PlayState) {
    yield* storage.set(playStateItem, { account: owner, ...state })
    listeners.notify()
  })
  // A response for an account that has signed out is ignored.
  const apply = Effect.fnUntraced(function* (owner: Option.Option<string>, event: PlayState.Event) {
    const now = yield* account
    if (Option.isNone(owner) || Option.getOrUndefined(now) !== owner.value) return
    yield* store(owner.value, PlayState.transition(yield* stateOf(owner.value), event))
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
    pass,
    follow: (call: Effect.Effect<Protection, GatewayError>, also?: "failureIsUnknown") =>
      Effect.flatMap(account, (owner) =>
        call.pipe(
          Effect.tap((protection) => apply(owner, { _tag: "Received", protection })),
          Effect.tapError(() => (also === undefined ? Effect.void : apply(owner, { _tag: "Failed" }))),
        ),
      ),
    watch: listeners.watch,
  }
})
