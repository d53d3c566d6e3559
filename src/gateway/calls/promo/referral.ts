import { Referral } from "#domain/promo/Referral.ts"
import * as Call from "#gateway/Call.ts"

// Assumed: the path. The specification names none, and `/wps/agent/affiliate` belongs to agents.
export const referral = Call.read({
  path: "/wps/relay/MCSFE_referral",
  input: Call.Nothing,
  output: Referral,
})
