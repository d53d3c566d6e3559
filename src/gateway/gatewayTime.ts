import { Clock, Effect } from "effect"

const monotonic = Effect.map(Clock.monotonicTimeNanos, (nanos) => Number(nanos) / 1_000_000)

/** Uses the `Date` headers of the gateway's responses, or the device's time until the first response arrives. */
export const gatewayTime = () => {
  let offset = Number.NEGATIVE_INFINITY
  return {
    /** Epoch milliseconds. */
    now: Effect.suspend(() =>
      Number.isFinite(offset)
        ? Effect.map(monotonic, (now) => Math.floor(now + offset))
        : Clock.currentTimeMillis,
    ),
    observe: (date = "") =>
      Effect.map(monotonic, (now) => {
        const sentAt = Date.parse(date)
        // A late, cached or truncated header gives a time that is too early, so the latest time is used.
        if (Number.isFinite(sentAt)) offset = Math.max(offset, sentAt - now)
      }),
  }
}
