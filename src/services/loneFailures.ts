import { Duration, Effect, Random } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import { monotonic } from "./monotonic.ts"

interface Failed {
  // Counts the refetches in a row that failed while the gateway responded to other paths.
  readonly waits: number
  readonly answers: number
  readonly isAgain: boolean
  // Of the monotonic clock.
  readonly until: number
}

/** Finds the moments to refetch paths whose few failures did not open the circuit breaker. */
export const loneFailures = (onDue: () => void) => {
  const failed = new Map<string, Failed>()
  let answers = 0
  return {
    onAnswer: (path: string) => {
      answers += 1
      failed.delete(path)
    },
    /** Returns false for the failure of a refetch or of its retries. */
    onFailure: Effect.fnUntraced(function* (path: string) {
      const now = yield* monotonic
      const last = failed.get(path)
      if (last !== undefined && now < last.until) return !last.isAgain
      // A path that failed long ago starts without waits.
      const isAgain = last !== undefined && now < last.until + millis(timings.loneMemory)
      const isAnswered = isAgain && answers > last.answers
      const waits = isAgain ? last.waits + Number(isAnswered) : 0
      // A path that always fails must cost little, so its waits double.
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
