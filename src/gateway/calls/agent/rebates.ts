import { RebateSettings } from "#domain/agent/Rebate.ts"
import * as Call from "#gateway/Call.ts"

const rebatesAt = (path: string) => Call.plainRead({ path, output: RebateSettings })

export const globalRebates = rebatesAt("/wps/relay/MCS2_getGlobalRebateSettingsByProductType")

export const ownRebates = rebatesAt("/wps/relay/MCS2_getCustomerRebateSettingByProductType")

export const rebateQuotas = rebatesAt("/wps/relay/MCS2_getAgentQuotaGroupByProduct")
