import { Duration } from "effect"

/** These delays are separate from `timings`, because home does not need player protection (gateway §11). */
export const protectionTimings = {
  // A page, launch or deposit waits this long for the play permission. Afterwards the gateway decides.
  wait: Duration.seconds(5),
  // During a break or an exclusion, the play permission is refetched at its end, but not before this delay.
  refetchLeast: Duration.minutes(1),
  refetchLongest: Duration.hours(1),
  // If the device slept longer than `sleepLeast` between two checks, the play permission is refetched.
  sleepLook: Duration.seconds(5),
  sleepLeast: Duration.seconds(5),
  sessionLook: Duration.minutes(1),
  sessionLeast: Duration.seconds(1),
} as const
