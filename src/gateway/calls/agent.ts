import { ContractRequests } from "#domain/Contract.ts"

import * as Call from "../Call.ts"

/** What contracts wait for the member's answer (gateway §8). */
export const contractRequests = Call.read({
  path: "/wps/relay/MCS2_getContractRequests",
  input: Call.Nothing,
  output: ContractRequests,
})
