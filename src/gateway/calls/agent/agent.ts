import { ContractRequests } from "#domain/agent/Contract.ts"
import * as Call from "#gateway/Call.ts"

export const contractRequests = Call.read({
  path: "/wps/relay/MCS2_getContractRequests",
  input: Call.Nothing,
  output: ContractRequests,
})
