import { ContractRequests } from "#domain/agent/Contract.ts"
import * as Call from "#gateway/Call.ts"

export const contractRequests = Call.plainRead({
  path: "/wps/relay/MCS2_getContractRequests",
  output: ContractRequests,
})
