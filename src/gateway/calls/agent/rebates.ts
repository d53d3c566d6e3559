import { RebateSettings } from "#domain/agent/Rebate.ts"
import * as Call from "#gateway/Call.ts"

/** The merchant's global rebate limits by product. */
export const globalRebates = Call.read({
  path: "/wps/relay/MCS2_getGlobalRebateSettingsByProductType",
  input: Call.Nothing,
  output: RebateSettings,
})

/** The agent's own rebates, which limit those of the downline. */
export const ownRebates = Call.read({
  path: "/wps/relay/MCS2_getCustomerRebateSettingByProductType",
  input: Call.Nothing,
  output: RebateSettings,
})

/** The limits of the agent's quota group. */
export const rebateQuotas = Call.read({
  path: "/wps/relay/MCS2_getAgentQuotaGroupByProduct",
  input: Call.Nothing,
  output: RebateSettings,
})
