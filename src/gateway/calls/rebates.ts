import { RebateSettings } from "#domain/Rebate.ts"

import * as Call from "../Call.ts"

/** What may be given of each product anywhere at the merchant's. */
export const globalRebates = Call.read({
  path: "/wps/relay/MCS2_getGlobalRebateSettingsByProductType",
  input: Call.Nothing,
  output: RebateSettings,
})

/** What the agent has, and may pass on. */
export const ownRebates = Call.read({
  path: "/wps/relay/MCS2_getCustomerRebateSettingByProductType",
  input: Call.Nothing,
  output: RebateSettings,
})

/** What the agent's quota group allows. */
export const rebateQuotas = Call.read({
  path: "/wps/relay/MCS2_getAgentQuotaGroupByProduct",
  input: Call.Nothing,
  output: RebateSettings,
})
