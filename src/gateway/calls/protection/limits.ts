import { Schema } from "effect"

import { kinds, periods } from "#domain/protection/PlayLimit.ts"
import { Protection } from "#domain/protection/Protection.ts"
import { RequestAmount } from "#domain/cashier/RequestAmount.ts"
import * as Call from "#gateway/Call.ts"

const limitKey = { kind: Schema.Literals(kinds), period: Schema.Literals(periods) }

export const reviewSeen = Call.change("POST", {
  path: "/wps/member/protection/review/seen",
  input: Call.Nothing,
  output: Protection,
})

/** A lower limit takes effect at once. A higher limit, or null for no limit, becomes pending. */
export const setLimit = Call.change("POST", {
  path: "/wps/member/protection/limit",
  input: Schema.Struct({ ...limitKey, amount: Schema.NullOr(RequestAmount) }),
  output: Protection,
})

const resolutionAt = (path: string) =>
  Call.change("POST", { path, input: Schema.Struct(limitKey), output: Protection })

export const confirmLimit = resolutionAt("/wps/member/protection/limit/confirm")

export const cancelLimit = resolutionAt("/wps/member/protection/limit/cancel")
