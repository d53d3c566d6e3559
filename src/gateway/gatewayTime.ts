import { Clock, Effect } from "effect"

/** Milliseconds from an arbitrary start, which a change of the device's clock does not reach. */
const monotonic = Effect.map(Clock.monotonicTimeNanos, (nanos) => Number(nanos) / 1_000_000)

/**
 * The gateway's time, by the `Date` headers of its responses; the device's until one arrives.
 *
 * A header that is late, cached or cut to the second makes the gateway's time earlier, never later: so the latest wins.
 */
export const gatewayTime = () => {
  /** From the monotonic clock to the gateway's. */
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
        if (Number.isFinite(sentAt)) offset = Math.max(offset, sentAt - now)
      }),
  }
}
