import { Schema } from "effect"

import { kinds, periods } from "#domain/account/PlayLimit.ts"
import { Protection } from "#domain/account/Protection.ts"
import { RequestAmount } from "#domain/cashier/RequestAmount.ts"
import * as Call from "#gateway/Call.ts"

/** Fetches what protects the player. */
export const protection = Call.read({
  path: "/wps/member/protection",
  input: Call.Nothing,
  output: Protection,
})

/** Starts a break, which cannot be shortened. */
export const takeBreak = Call.change("POST", {
  path: "/wps/member/protection/break",
  input: Schema.Struct({ hours: Schema.Int }),
  output: Protection,
})

/** Excludes the player; null months are permanent. The password is needed where the account has one. */
export const excludeSelf = Call.change("POST", {
  path: "/wps/member/protection/exclusion",
  encrypted: true,
  input: Schema.Struct({
    months: Schema.NullOr(Schema.Int),
    password: Schema.optionalKey(Schema.String),
  }),
  output: Protection,
})

const place = { kind: Schema.Literals(kinds), period: Schema.Literals(periods) }

/** Sets or lowers a limit at once; asks for a higher one or, with null, for none. */
export const setLimit = Call.change("POST", {
  path: "/wps/member/protection/limit",
  input: Schema.Struct({ ...place, amount: Schema.NullOr(RequestAmount) }),
  output: Protection,
})

/** Puts a pending change into force. */
export const confirmLimit = Call.change("POST", {
  path: "/wps/member/protection/limit/confirm",
  input: Schema.Struct(place),
  output: Protection,
})

/** Cancels a pending change. */
export const cancelLimit = Call.change("POST", {
  path: "/wps/member/protection/limit/cancel",
  input: Schema.Struct(place),
  output: Protection,
})
