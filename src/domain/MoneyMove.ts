import type { Failure } from "./Failure.ts"

/**
 * What a failure tells of the money: `refused`, the gateway said no to this
 * request; `notTaken`, this try was not looked at, which says nothing of an
 * earlier one; `unsure`, the money may have moved.
 */
export type Outcome = "refused" | "notTaken" | "unsure"

/** Codes by which the gateway's door is closed: the request behind it was not looked at (gateway §9). */
const closedDoor: ReadonlyArray<string> = [
  "not_logged_in",
  "logged_out",
  "system_upgrading",
  "ip_blocked",
  "location_blocked",
  "maintenance",
  "network_slow",
]

/** What a failure of a call that moves money means (gateway §4 "requestId"). */
export const outcomeOf = (failure: Failure): Outcome => {
  switch (failure._tag) {
    case "Refused":
      return closedDoor.includes(failure.code) ? "notTaken" : "refused"
    case "SessionOver":
    case "Insecure":
      return "notTaken"
    case "Broken":
      return failure.status === 429 ? "notTaken" : "unsure"
    case "Unreachable":
    case "TimedOut":
    case "Malformed":
      return "unsure"
  }
}
