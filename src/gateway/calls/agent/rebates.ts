import { RebateSettings } from "#domain/agent/Rebate.ts"
import * as Call from "#gateway/Call.ts"

export const globalRebates = Call.plainRead({
  path: "/wps/relay/MCS2_getGlobalRebateSettingsByProductType",
  output: RebateSettings,
})

export const ownRebates = Call.plainRead({
  path: "/wps/relay/MCS2_getCustomerRebateSettingByProductType",
  output: RebateSettings,
})

export const rebateQuotas = Call.plainRead({
  path: "/wps/relay/MCS2_getAgentQuotaGroupByProduct",
  output: RebateSettings,
})
