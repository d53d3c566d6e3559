import { Clock, Effect } from "effect"

/** Whole milliseconds from an arbitrary start. A change of the device's clock has no effect. */
export const monotonic = Effect.map(Clock.monotonicTimeNanos, (nanos) =>
  Math.floor(Number(nanos) / 1_000_000),
)
