import { Referral } from "#domain/Referral.ts"

import * as Call from "../Call.ts"

/**
 * The member's invitation code, and who came by it.
 *
 * Assumed: no call is named for it; `/wps/agent/affiliate` and the affiliate links are the agents'.
 */
export const referral = Call.read({
  path: "/wps/relay/MCSFE_referral",
  input: Call.Nothing,
  output: Referral,
})
