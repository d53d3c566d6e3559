import { Referral } from "#domain/promo/Referral.ts"
import * as Call from "#gateway/Call.ts"

// Assumed: this path. The specification gives no path, and `/wps/agent/affiliate` belongs to agents.
export const referral = Call.plainRead({
  path: "/wps/relay/MCSFE_referral",
  output: Referral,
})
