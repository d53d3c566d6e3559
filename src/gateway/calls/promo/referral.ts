import { Referral } from "#domain/promo/Referral.ts"
import * as Call from "#gateway/Call.ts"

/**
 * The member's invitation code and the number of registrations.
 *
 * Assumed: the specification names no call for it; `/wps/agent/affiliate` and the affiliate links belong to
 * agents.
 */
export const referral = Call.read({
  path: "/wps/relay/MCSFE_referral",
  input: Call.Nothing,
  output: Referral,
})
