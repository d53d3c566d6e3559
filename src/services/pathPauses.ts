import { Duration, Effect, Random } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import type { Failure } from "#domain/Failure.ts"

import { monotonic } from "./monotonic.ts"

interface Pause<E> {
  readonly until: number
  readonly error: E
}

const retryAfterOf = (reason: Failure): number => (reason._tag === "Broken" ? (reason.retryAfter ?? 0) : 0)

/**
 * Pauses each path for the time of its `Retry-After`. Failures that arrive during a pause do not extend it.
 */
export const pathPauses = <E extends { readonly reason: Failure }>(onOver: () => void) => {
  const pauses = new Map<string, Pause<E>>()

  const resumeAt = (path: string, until: number) =>
    Effect.sync(() => {
      if (pauses.get(path)?.until !== until) return
      pauses.delete(path)
      const soon = until + millis(timings.breakerPatience)
      if (![...pauses.values()].some((other) => other.until <= soon)) onOver()
    })

  return {
    /** Waits for the end of a short pause, and fails at once during a long pause. */
    passed: Effect.fnUntraced(function* (path: string): Effect.fn.Return<void, E> {
      const pause = pauses.get(path)
      if (pause === undefined) return
      const wait = pause.until - (yield* monotonic)
      if (wait > millis(timings.breakerPatience)) return yield* Effect.fail(pause.error)
      yield* Effect.sleep(Duration.millis(Math.max(0, wait)))
    }),
    onFailure: Effect.fnUntraced(function* (path: string, error: E) {
      const named = Math.min(retryAfterOf(error.reason), millis(timings.retryAfterLongest))
      if (named <= 0) return
      const pause = Math.ceil(named * (yield* Random.nextBetween(1, 1.2)))
      const now = yield* monotonic
      const until = now + pause
      const known = pauses.get(path)
      if (known !== undefined && known.until >= now + named) return
      pauses.set(path, { until, error })
      yield* Effect.forkDetach(Effect.delay(resumeAt(path, until), Duration.millis(pause)))
    }),
  }
}
