import { Schema } from "effect"

import { Protection } from "#domain/protection/Protection.ts"
import * as Call from "#gateway/Call.ts"

/** Sets or shortens the session limit at once; asks for a longer one or, with null, for none. */
export const setSession = Call.change("POST", {
  path: "/wps/member/protection/session",
  input: Schema.Struct({ minutes: Schema.NullOr(Schema.Int) }),
  output: Protection,
})

/** Puts the pending session limit into force. */
export const confirmSession = Call.change("POST", {
  path: "/wps/member/protection/session/confirm",
  input: Call.Nothing,
  output: Protection,
})

/** Cancels the pending session limit. */
export const cancelSession = Call.change("POST", {
  path: "/wps/member/protection/session/cancel",
  input: Call.Nothing,
  output: Protection,
})
