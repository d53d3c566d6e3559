import { RebateSettings } from "#domain/agent/Rebate.ts"
import * as Call from "#gateway/Call.ts"

export const globalRebates = Call.read({
  path: "/wps/relay/MCS2_getGlobalRebateSettingsByProductType",
  input: Call.Nothing,
  output: RebateSettings,
})

export const ownRebates = Call.read({
  path: "/wps/relay/MCS2_getCustomerRebateSettingByProductType",
  input: Call.Nothing,
  output: RebateSettings,
})

export const rebateQuotas = Call.read({
  path: "/wps/relay/MCS2_getAgentQuotaGroupByProduct",
  input: Call.Nothing,
  output: RebateSettings,
})
