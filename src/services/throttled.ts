import { Clock, Duration, Effect, Ref } from "effect"

import { note } from "./policy.ts"

/** Starts at most one run per window. Further runs wait in order, and none is lost (decision 107). */
export const throttled = (name: string, window: Duration.Duration) =>
  Effect.map(Ref.make(Number.NEGATIVE_INFINITY), (nextStart) =>
    Effect.fnUntraced(function* <A, E, R>(run: Effect.Effect<A, E, R>) {
      const now = yield* Clock.currentTimeMillis
      const start = yield* Ref.modify(nextStart, (next) => {
        const mine = Math.max(now, next)
        return [mine, mine + Duration.toMillis(window)]
      })
      yield* note(name, start > now ? "waited" : "ran")
      yield* Effect.sleep(Duration.millis(start - now))
      return yield* run
    }),
  )
