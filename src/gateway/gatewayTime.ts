import { Clock, Effect } from "effect"

const monotonic = Effect.map(Clock.monotonicTimeNanos, (nanos) => Number(nanos) / 1_000_000)

// Two clocks agree if they differ by at most this. A slow response has a time that is too early.
export const tolerance = 10_000

/** Estimates a clock from the times of responses. One response that disagrees with the others changes nothing. */
export const clockEstimate = (isFirstTrusted: boolean) => {
  let offset: number | undefined
  let last: number | undefined
  return {
    /** Epoch milliseconds. */
    now: (unknown: Effect.Effect<number>) =>
      Effect.suspend(() => {
        const known = offset
        return known === undefined ? unknown : Effect.map(monotonic, (now) => Math.floor(now + known))
      }),
    observe: (sentAt: number) =>
      Effect.map(monotonic, (now) => {
        if (!Number.isFinite(sentAt)) return
        const seen = sentAt - now
        if (last === undefined ? isFirstTrusted : Math.abs(seen - last) <= tolerance)
          offset = Math.max(seen, last ?? seen)
        last = seen
      }),
  }
}

/** Uses the `Date` headers of the gateway's responses, or the device's time until two of them agree. */
export const gatewayTime = () => {
  const { now, observe } = clockEstimate(false)
  return { now: now(Clock.currentTimeMillis), observe: (date = "") => observe(Date.parse(date)) }
}
