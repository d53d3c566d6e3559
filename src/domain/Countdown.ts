import { Duration } from "effect"

import { timings } from "#config/timings.ts"

const initial = Duration.toMillis(timings.codeInitial)
const longest = Duration.toMillis(timings.codeLongest)

/** A countdown on the gateway's clock. */
export interface Countdown {
  /** Epoch milliseconds. */
  readonly endsAt: number
  /** Seconds left; 0 when it has ended. */
  readonly seconds: number
}

/**
 * Starts a countdown to the server's `expirationTime`. It shows 60 until the first calculation.
 *
 * If the clocks of server and device disagree too much, it lasts 60 seconds.
 */
export const begin = (expirationTime: number, now: number): Countdown => {
  const left = expirationTime - now
  return {
    endsAt: left > 0 && left <= longest ? expirationTime : now + initial,
    seconds: initial / 1000,
  }
}

/** Recalculates the countdown. Its length is capped, in case the device's clock was set back. */
export const at = ({ endsAt }: Countdown, now: number): Countdown => {
  const end = Math.min(endsAt, now + longest)
  return { endsAt: end, seconds: Math.max(0, Math.ceil((end - now) / 1000)) }
}
