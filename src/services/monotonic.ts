import { Clock, Effect } from "effect"

/**
 * Whole milliseconds from an arbitrary start, for intervals. They only go forward: a change of the device's clock
 * does not reach them.
 */
export const monotonic = Effect.map(Clock.monotonicTimeNanos, (nanos) =>
  Math.floor(Number(nanos) / 1_000_000),
)
