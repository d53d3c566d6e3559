import { Duration } from "effect"

import { timings } from "#config/timings.ts"

const initial = Duration.toMillis(timings.codeInitial)
const longest = Duration.toMillis(timings.codeLongest)

export interface Countdown {
  /** The unit is epoch milliseconds. */
  readonly endsAt: number
  readonly seconds: number
}

export const begin = (expirationTime: number, now: number): Countdown => {
  const left = expirationTime - now
  return {
    // If the clocks of server and device differ too much, the countdown has its default length.
    endsAt: left > 0 && left <= longest ? expirationTime : now + initial,
    seconds: initial / 1000,
  }
}

export const at = ({ endsAt }: Countdown, now: number): Countdown => {
  // Limits the countdown, in case the device's clock was set back.
  const end = Math.min(endsAt, now + longest)
  return { endsAt: end, seconds: Math.max(0, Math.ceil((end - now) / 1000)) }
}
