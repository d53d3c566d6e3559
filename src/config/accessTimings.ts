import { Duration } from "effect"

/** The waits of player protection (gateway §11). They are separate from `timings` because home does not need them. */
export const accessTimings = {
  /** A page, launch or deposit waits at most this long for the account's access, then the gateway decides. */
  wait: Duration.seconds(5),
  /** During a break or exclusion the access is refetched at its end, but not sooner than this. */
  refetchLeast: Duration.minutes(1),
  /** The same at the latest, for an end that is far or that the device's clock misses. */
  refetchLongest: Duration.hours(1),
  /** The interval of the checks for a sleep of the device, and the shortest sleep after which the session time is refetched. */
  sleepLook: Duration.seconds(5),
  sleepLeast: Duration.seconds(5),
  /** The longest and the shortest time between two looks at a session with a limit. */
  sessionLook: Duration.minutes(1),
  sessionLeast: Duration.seconds(1),
} as const
