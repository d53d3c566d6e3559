import { Duration, Effect, Random } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import { monotonic } from "./monotonic.ts"

interface Failed {
  // Counts the refetches in a row that failed while the gateway responded to other paths.
  readonly waits: number
  readonly answers: number
  readonly isAgain: boolean
  // In milliseconds of the monotonic clock.
  readonly until: number
}

/** Schedules refetches of failed paths whose failures are too few to open the circuit breaker. */
export const loneFailures = (onDue: () => void) => {
  const failed = new Map<string, Failed>()
  let answers = 0
  return {
    onAnswer: (path: string) => {
      answers += 1
      failed.delete(path)
    },
    /** Returns false if the failed request is a refetch or a retry of a refetch. */
    onFailure: Effect.fnUntraced(function* (path: string) {
      const now = yield* monotonic
      const last = failed.get(path)
      if (last !== undefined && now < last.until) return !last.isAgain
      // If the last failure of the path is long past, the count of waits starts again at 0.
      const isAgain = last !== undefined && now < last.until + millis(timings.loneMemory)
      const isAnswered = isAgain && answers > last.answers
      const waits = isAgain ? last.waits + Number(isAnswered) : 0
      // A path that always fails must cause few requests, so its waits double.
      const doubled = millis(timings.breakerLongestPause) * 2 ** (isAnswered ? waits : 0)
      const jitter = yield* Random.nextBetween(0.8, 1.2)
      const wait = Math.ceil(Math.min(doubled, millis(timings.retryAfterLongest)) * jitter)
      const mine = { waits, answers, isAgain, until: now + wait }
      failed.set(path, mine)
      const end = Effect.sync(() => failed.get(path) === mine && onDue())
      yield* Effect.forkDetach(Effect.delay(end, Duration.millis(wait)))
      return !isAgain
    }),
  }
}
