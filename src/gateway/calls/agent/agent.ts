import { ContractRequests } from "#domain/agent/Contract.ts"
import * as Call from "#gateway/Call.ts"

/** The contracts that wait for the member's acceptance (gateway §8). */
export const contractRequests = Call.read({
  path: "/wps/relay/MCS2_getContractRequests",
  input: Call.Nothing,
  output: ContractRequests,
})
