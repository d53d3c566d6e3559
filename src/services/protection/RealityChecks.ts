import { Context, Effect, Layer, Option } from "effect"

import type { Choice } from "#domain/protection/RealityCheck.ts"
import { accountOf } from "#domain/Session.ts"
import { realityCheckSeen } from "#gateway/calls/protection/realityCheck.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { toTheEnd } from "#services/policy.ts"

import { checkSlot, leftSlot } from "./checkSlot.ts"

/** The reality checks that the account of the session has seen, in all tabs of the device. */
export class RealityChecks extends Context.Service<
  RealityChecks,
  {
    /** When a check was last seen, in the gateway's epoch milliseconds. */
    readonly seenAt: Effect.Effect<number | undefined>
    /** Notes that a check was seen. `report` then sends it. */
    readonly see: (at: number, choice: Choice) => Effect.Effect<void>
    /** Reports the last check to the gateway, once. A failure is silent: the next call reports it again. */
    readonly report: Effect.Effect<void>
    /** Notes that the tab leaves for a game's own page. */
    readonly leave: Effect.Effect<void>
    /** Whether the tab has left for one since the last call. */
    readonly isBack: Effect.Effect<boolean>
    /** Calls back when a check was seen, in this tab or another. Returns an unsubscribe function. */
    readonly watch: (listener: () => void) => () => void
  }
>()("h5/services/RealityChecks") {
  static readonly layer = Layer.effect(
    RealityChecks,
    Effect.gen(function* () {
      const storage = yield* Storage
      const current = yield* CurrentSession
      const backend = yield* Backend
      const listeners = new Set<() => void>()
      const announce = Effect.sync(() => [...listeners].forEach((listener) => listener()))
      const stop = storage.watch(checkSlot, () => Effect.runSync(announce))
      yield* Effect.addFinalizer(() => Effect.sync(stop))

      const account = Effect.map(current.get, Option.map(accountOf))
      /** The stored check of the account. */
      const own = Effect.zipWith(storage.get(checkSlot), account, (seen, owner) =>
        seen !== null && Option.contains(owner, seen.account) ? seen : undefined,
      )

      let isReporting = false
      const report = Effect.gen(function* () {
        const seen = yield* own
        if (seen?.unsent === undefined || isReporting) return
        isReporting = true
        const { unsent: choice, ...reported } = seen
        yield* backend.change(realityCheckSeen, { at: seen.at, choice }).pipe(
          Effect.ensuring(
            Effect.sync(() => {
              isReporting = false
            }),
          ),
        )
        // The player may have seen another one meanwhile.
        const last = yield* storage.get(checkSlot)
        if (last?.account === seen.account && last.at === seen.at) yield* storage.set(checkSlot, reported)
      })

      return RealityChecks.of({
        seenAt: Effect.map(own, (seen) => seen?.at),
        see: Effect.fnUntraced(function* (at, choice) {
          const owner = yield* account
          if (Option.isNone(owner)) return
          yield* storage.set(checkSlot, { account: owner.value, at, unsent: choice })
          yield* announce
        }),
        report: toTheEnd(Effect.ignore(report)),
        leave: storage.set(leftSlot, "1"),
        isBack: Effect.tap(
          Effect.map(storage.get(leftSlot), (left) => left === "1"),
          () => storage.remove(leftSlot),
        ),
        watch: (listener) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      })
    }),
  )
}
