import { Schema } from "effect"

import { Protection } from "#domain/protection/Protection.ts"
import * as Call from "#gateway/Call.ts"

/** A shorter limit takes effect at once. A longer limit, or null for no limit, becomes pending. */
export const setSessionLimit = Call.change("POST", {
  path: "/wps/member/protection/session",
  input: Schema.Struct({ minutes: Schema.NullOr(Schema.Int) }),
  output: Protection,
})

export const confirmSessionLimit = Call.change("POST", {
  path: "/wps/member/protection/session/confirm",
  input: Call.Nothing,
  output: Protection,
})

export const cancelSessionLimit = Call.change("POST", {
  path: "/wps/member/protection/session/cancel",
  input: Call.Nothing,
  output: Protection,
})
