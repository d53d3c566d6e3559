import { Duration } from "effect"

/**
 * Player protection uses these delays. They are separate from `timings`, because home does not load them (gateway
 * §11).
 */
export const accessTimings = {
  // A page, launch or deposit waits this long for the play permission. Afterwards the gateway decides.
  wait: Duration.seconds(5),
  // During a break or an exclusion, the play permission is refetched at its end, but not before this delay.
  refetchLeast: Duration.minutes(1),
  // This delay covers an end that is far away, or that the device's clock misses.
  refetchLongest: Duration.hours(1),
  // A gap between two checks that exceeds the interval by `sleepLeast` means that the device slept.
  sleepLook: Duration.seconds(5),
  sleepLeast: Duration.seconds(5),
  // A play session with a limit is checked at an interval between these two.
  sessionLook: Duration.minutes(1),
  sessionLeast: Duration.seconds(1),
} as const
