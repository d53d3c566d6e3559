import { Schema } from "effect"

import { Protection } from "#domain/protection/Protection.ts"
import { Activity, choices, intervals } from "#domain/protection/RealityCheck.ts"
import * as Call from "#gateway/Call.ts"

/** Fetches what was staked and won in the session of play. */
export const activity = Call.read({
  path: "/wps/member/protection/activity",
  input: Call.Nothing,
  output: Activity,
})

/** Chooses the time between two checks at once; null turns them off. */
export const setRealityCheck = Call.change("POST", {
  path: "/wps/member/protection/realityCheck",
  input: Schema.Struct({ minutes: Schema.NullOr(Schema.Literals(intervals)) }),
  output: Protection,
})

/** Notes that a check was shown, and what the player chose. `at` is the gateway's time. */
export const realityCheckSeen = Call.change("POST", {
  path: "/wps/member/protection/realityCheck/seen",
  input: Schema.Struct({ at: Schema.Finite, choice: Schema.Literals(choices) }),
  output: Protection,
})
