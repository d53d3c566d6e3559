import { Duration, Effect, Semaphore } from "effect"

import { monotonic } from "./monotonic.ts"
import { note } from "./requestPolicy.ts"

/** Starts at most one effect per window. Further effects wait in order, and none is lost (open point 107). */
export const throttled = (name: string, window: Duration.Duration) =>
  Effect.sync(() => {
    const queue = Semaphore.makeUnsafe(1)
    let startedAt = Number.NEGATIVE_INFINITY
    let waiting = 0

    const left = Effect.map(monotonic, (now) => Math.max(0, startedAt + Duration.toMillis(window) - now))

    const start = Effect.gen(function* () {
      yield* Effect.sleep(Duration.millis(yield* left))
      startedAt = yield* monotonic
    })

    return Effect.fnUntraced(function* <A, E, R>(call: Effect.Effect<A, E, R>) {
      if (waiting > 0 || (yield* left) > 0) yield* note(name, "waited")
      waiting += 1
      yield* Effect.ensuring(
        queue.withPermit(start),
        Effect.sync(() => (waiting -= 1)),
      )
      yield* note(name, "ran", window)
      return yield* call
    })
  })
