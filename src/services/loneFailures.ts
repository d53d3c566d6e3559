import { Duration, Effect, Random } from "effect"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"

import { monotonic } from "./monotonic.ts"

interface Failed {
  /** How many waits in a row ended with another failure while the gateway answered other paths. */
  readonly waits: number
  /** The gateway's answers so far. */
  readonly answers: number
  /** Whether it is a refetch that failed again: it says nothing new of the gateway. */
  readonly isAgain: boolean
  /** When the wait ends, of the monotonic clock. */
  readonly until: number
}

/**
 * Finds the moments to refetch paths that failed while too few reads failed to open the circuit breaker, ± 20 %.
 *
 * The waits of a path double while the gateway answers others, so that a dead path costs little.
 */
export const loneFailures = (onDue: () => void) => {
  const failed = new Map<string, Failed>()
  let answers = 0
  return {
    onAnswer: (path: string) => {
      answers += 1
      failed.delete(path)
    },
    /** Returns whether the failure is new: neither that of a refetch nor of its retries. */
    onFailure: Effect.fnUntraced(function* (path: string) {
      const now = yield* monotonic
      const last = failed.get(path)
      if (last !== undefined && now < last.until) return !last.isAgain
      // A path that failed long ago has no waits yet.
      const isAgain = last !== undefined && now < last.until + millis(timings.loneMemory)
      const isAnswered = isAgain && answers > last.answers
      const waits = isAgain ? last.waits + Number(isAnswered) : 0
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
