import { Schema } from "effect"

import { Protection } from "#domain/protection/Protection.ts"
import { Activity, choices, intervals } from "#domain/protection/RealityCheck.ts"
import * as Call from "#gateway/Call.ts"

export const activity = Call.plainRead({
  path: "/wps/member/protection/activity",
  output: Activity,
})

/** If `minutes` is null, no reality checks show. */
export const setRealityCheck = Call.change("POST", {
  path: "/wps/member/protection/realityCheck",
  input: Schema.Struct({ minutes: Schema.NullOr(Schema.Literals(intervals)) }),
  output: Protection,
})

/** `at` is the gateway's time. */
export const realityCheckSeen = Call.change("POST", {
  path: "/wps/member/protection/realityCheck/seen",
  input: Schema.Struct({ at: Schema.Finite, choice: Schema.Literals(choices) }),
  output: Protection,
})
