import { Context, Effect, Layer, Option } from "effect"

import { accessTimings } from "#config/accessTimings.ts"
import * as PlayAccess from "#domain/protection/PlayAccess.ts"
import type { Protection } from "#domain/protection/Protection.ts"
import * as SelfExclusion from "#domain/protection/SelfExclusion.ts"
import { Failure, isOutage } from "#domain/Failure.ts"
import { accountOf } from "#domain/Session.ts"
import * as calls from "#gateway/calls/protection/protection.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { toTheEnd } from "#services/policy.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

import { accessSlot } from "./accessSlot.ts"

const codes = { onBreak: "on_break", excluded: "self_excluded" } as const

const refusalOf = ({ _tag }: PlayAccess.Closure): GatewayError =>
  new GatewayError({
    call: calls.protection.path,
    reason: Failure.Refused({ code: codes[_tag], captcha: false }),
  })

/** Whether the account of the session may play and deposit, and how a player changes that (gateway §11). */
export class Protections extends Context.Service<
  Protections,
  {
    /** The last known access. */
    readonly access: Effect.Effect<PlayAccess.PlayAccess>
    /** Whether the account has reality checks, by the last response. */
    readonly hasChecks: Effect.Effect<boolean>
    readonly refresh: Effect.Effect<Protection, GatewayError>
    /**
     * Fails with the gateway's code during a break or a self-exclusion. Without a known access it waits for a response
     * at most `accessTimings.wait`; then the gateway decides.
     */
    readonly check: Effect.Effect<void, GatewayError>
    readonly takeBreak: (hours: number) => Effect.Effect<void, GatewayError>
    readonly exclude: (form: SelfExclusion.Form) => Effect.Effect<void, GatewayError>
    /** Calls back when the known access changes, in this tab or another. Returns an unsubscribe function. */
    readonly watch: (listener: () => void) => () => void
  }
>()("h5/services/Protections") {
  static readonly layer = Layer.effect(
    Protections,
    Effect.gen(function* () {
      const backend = yield* Backend
      const { untilKeyKnown } = yield* Whitelabels
      const { access, hasChecks, follow, watch } = yield* knownAccess
      const refresh = follow(backend.read(calls.protection, {}), "failureIsUnknown")

      /** A change without a response may have taken effect: the access is refetched. */
      const changed = (change: Effect.Effect<Protection, GatewayError>) =>
        follow(change).pipe(
          Effect.tapError(({ reason }) => (isOutage(reason) ? Effect.ignore(refresh) : Effect.void)),
          Effect.asVoid,
          toTheEnd,
        )

      const refuseClosed = Effect.flatMap(access, (known) => {
        const closure = PlayAccess.closureOf(known)
        return closure === undefined ? Effect.succeed(known) : Effect.fail(refusalOf(closure))
      })

      return Protections.of({
        access,
        hasChecks,
        refresh,
        check: Effect.gen(function* () {
          const known = yield* refuseClosed
          if (known._tag !== "unknown") return
          yield* refresh.pipe(Effect.timeoutOption(accessTimings.wait), Effect.ignore)
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

/** The access of the session's account, as the device stores it. */
const knownAccess = Effect.gen(function* () {
  const storage = yield* Storage
  const current = yield* CurrentSession
  const listeners = new Set<() => void>()
  const tell = () => [...listeners].forEach((listener) => listener())
  const stop = storage.watch(accessSlot, tell)
  yield* Effect.addFinalizer(() => Effect.sync(stop))

  const account = Effect.map(current.get, Option.map(accountOf))
  const accessOf = (owner: string) =>
    Effect.map(storage.get(accessSlot), (stored) =>
      stored?.account === owner ? stored.access : PlayAccess.initial,
    )
  const hasChecksOf = (owner: string) =>
    Effect.map(storage.get(accessSlot), (stored) => stored?.account === owner && stored.hasChecks === true)
  /** A response of an account that has signed out since changes nothing. */
  const apply = Effect.fnUntraced(function* (owner: Option.Option<string>, event: PlayAccess.Event) {
    const now = yield* account
    if (Option.isNone(owner) || Option.getOrUndefined(now) !== owner.value) return
    const access = PlayAccess.step(yield* accessOf(owner.value), event)
    const hasChecks =
      event._tag === "Received"
        ? event.protection.realityCheck !== undefined
        : yield* hasChecksOf(owner.value)
    yield* storage.set(accessSlot, { account: owner.value, access, hasChecks })
    tell()
  })
  return {
    access: Effect.flatMap(
      account,
      Option.match({
        onNone: () => Effect.succeed(PlayAccess.initial),
        onSome: accessOf,
      }),
    ),
    hasChecks: Effect.flatMap(
      account,
      Option.match({ onNone: () => Effect.succeed(false), onSome: hasChecksOf }),
    ),
    /** Applies the response of a call; with `failureIsUnknown` also its failure. */
    follow: (call: Effect.Effect<Protection, GatewayError>, also?: "failureIsUnknown") =>
      Effect.flatMap(account, (owner) =>
        call.pipe(
          Effect.tap((protection) => apply(owner, { _tag: "Received", protection })),
          Effect.tapError(() => (also === undefined ? Effect.void : apply(owner, { _tag: "Failed" }))),
        ),
      ),
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
})
