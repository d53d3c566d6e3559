import { Duration } from "effect"

import { timings } from "#config/timings.ts"

const initial = Duration.toMillis(timings.codeInitial)
const longest = Duration.toMillis(timings.codeLongest)

/** A countdown on the device's clock. */
export interface Countdown {
  /** Epoch milliseconds. */
  readonly endsAt: number
  /** What it shows; 0 when it is over. */
  readonly seconds: number
}

/**
 * A countdown to the server's `expirationTime`. It shows 60 until it is worked out for the first time.
 *
 * Where the two clocks disagree so much that the time makes no sense, it lasts 60 seconds.
 */
export const begin = (expirationTime: number, now: number): Countdown => {
  const left = expirationTime - now
  return {
    endsAt: left > 0 && left <= longest ? expirationTime : now + initial,
    seconds: initial / 1000,
  }
}

/** The countdown at a later moment; a clock that was set back does not prolong it beyond reason. */
export const at = ({ endsAt }: Countdown, now: number): Countdown => {
  const end = Math.min(endsAt, now + longest)
  return { endsAt: end, seconds: Math.max(0, Math.ceil((end - now) / 1000)) }
}
