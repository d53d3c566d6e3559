import type { Failure } from "#domain/Failure.ts"

/**
 * What a failure means for the money.
 *
 * - `refused`: a definite refusal. Nothing moved, and the next attempt is a new request.
 * - `notTaken`: the gateway did not process this attempt. An earlier one with the same id may have succeeded.
 * - `unsettled`: unknown. A retry repeats the same request id.
 */
export type Outcome = "refused" | "notTaken" | "unsettled"

/** The codes that are not a definite refusal; every other code is one. */
const outcomes: ReadonlyMap<string, Outcome> = new Map<string, Outcome>([
  ["", "unsettled"],
  ["unknown_error", "unsettled"],
  ["network_slow", "unsettled"],
  ["not_logged_in", "notTaken"],
  ["logged_out", "notTaken"],
  ["maintenance", "notTaken"],
  ["system_upgrading", "notTaken"],
  ["ip_blocked", "notTaken"],
  ["location_blocked", "notTaken"],
])

/** The meaning of a failed money move (the second table of gateway §4). */
export const outcomeOf = (failure: Failure): Outcome => {
  switch (failure._tag) {
    case "Refused":
      // A proxy may have answered, or the first request is in progress: only a code of the envelope is definite.
      if (failure.isInferred === true) return "unsettled"
      return outcomes.get(failure.code) ?? "refused"
    case "SessionOver":
    case "Insecure":
      return "notTaken"
    case "Broken":
      return failure.status === 429 ? "notTaken" : "unsettled"
    case "Unreachable":
    case "TimedOut":
    case "Malformed":
      return "unsettled"
  }
}
