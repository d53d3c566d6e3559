import { Schema } from "effect"

import { Protection } from "#domain/protection/Protection.ts"
import * as Call from "#gateway/Call.ts"

export const protection = Call.plainRead({
  path: "/wps/member/protection",
  output: Protection,
})

export const takeBreak = Call.change("POST", {
  path: "/wps/member/protection/break",
  input: Schema.Struct({ hours: Schema.Int }),
  output: Protection,
})

/** If `months` is null, the self-exclusion is permanent. */
export const excludeSelf = Call.change("POST", {
  path: "/wps/member/protection/exclusion",
  encrypted: true,
  input: Schema.Struct({
    months: Schema.NullOr(Schema.Int),
    password: Schema.optionalKey(Schema.String),
  }),
  output: Protection,
})
