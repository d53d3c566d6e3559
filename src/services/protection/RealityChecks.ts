import { Context, Effect, Layer, Option } from "effect"

import type { Choice } from "#domain/protection/RealityCheck.ts"
import { accountOf } from "#domain/Session.ts"
import { realityCheckSeen } from "#gateway/calls/protection/realityCheck.ts"
import { Storage } from "#platform/Storage.ts"
import { makeListeners } from "#platform/listeners.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { toTheEnd } from "#services/requestPolicy.ts"

import { realityCheckItem, leftForGameItem } from "./storedRealityCheck.ts"

export class RealityChecks extends Context.Service<
  RealityChecks,
  {
    /** The time of the last reality check that the player saw, in the gateway's epoch milliseconds. */
    readonly seenAt: Effect.Effect<number | undefined>
    readonly see: (at: number, choice: Choice) => Effect.Effect<void>
    /** Reports the last check once. A failure is silent: the next call reports the check again. */
    readonly report: Effect.Effect<void>
    readonly leave: Effect.Effect<void>
    /** Whether the tab has opened a game's own page since the last call, and has returned from that page. */
    readonly isBack: Effect.Effect<boolean>
    readonly watch: (listener: () => void) => () => void
  }
>()("h5/services/RealityChecks") {
  static readonly layer = Layer.effect(
    RealityChecks,
    Effect.gen(function* () {
      const storage = yield* Storage
      const current = yield* CurrentSession
      const backend = yield* Backend
      const listeners = makeListeners()
      const announce = Effect.sync(() => listeners.notify())
      const stop = storage.watch(realityCheckItem, () => Effect.runSync(announce))
      yield* Effect.addFinalizer(() => Effect.sync(stop))

      const account = Effect.map(current.get, Option.map(accountOf))
      const own = Effect.zipWith(storage.get(realityCheckItem), account, (seen, owner) =>
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
        // Reads the storage again, because the player may have seen another reality check meanwhile.
        const last = yield* storage.get(realityCheckItem)
        if (last?.account === seen.account && last.at === seen.at)
          yield* storage.set(realityCheckItem, reported)
      })

      return RealityChecks.of({
        seenAt: Effect.map(own, (seen) => seen?.at),
        see: Effect.fnUntraced(function* (at, choice) {
          const owner = yield* account
          if (Option.isNone(owner)) return
          yield* storage.set(realityCheckItem, { account: owner.value, at, unsent: choice })
          yield* announce
        }),
        report: toTheEnd(Effect.ignore(report)),
        leave: storage.set(leftForGameItem, "1"),
        isBack: Effect.tap(
          Effect.map(storage.get(leftForGameItem), (left) => left === "1"),
          () => storage.remove(leftForGameItem),
        ),
        watch: listeners.watch,
      })
    }),
  )
}
