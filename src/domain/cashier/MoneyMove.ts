import type { Failure } from "#domain/Failure.ts"

/** `refused`: nothing moved. `notTaken`: an earlier attempt with the same id may have succeeded. `unsettled`: unknown. */
export type Outcome = "refused" | "notTaken" | "unsettled"

/**
 * The player may send despite an obstacle. `untracked`: the device cannot store the request. `otherTab`: another tab sends
 * a request of this kind. `equal`: an equal request succeeded in the last minutes.
 */
export type Obstacle = "untracked" | "otherTab" | "equal"

/** `forgotten`: the gateway may have forgotten the id of the request (gateway §4). */
export type Accepted = Obstacle | "forgotten"

/** `pageClosed`: the player no longer waits for the request. */
export type NotSent = Accepted | "pageClosed"

// Every other error code is a definite refusal.
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

/** Implements the second table of gateway §4. */
export const outcomeOf = (failure: Failure): Outcome => {
  switch (failure._tag) {
    case "Refused":
      // The outcome is unknown: a proxy may have sent the HTTP status, or the first request is in progress.
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
