import { Schema } from "effect"

import { AgentContracts } from "#domain/agent/AgentContract.ts"
import * as Call from "#gateway/Call.ts"

const contractsAt = (path: string) => Call.plainRead({ path, output: AgentContracts })

export const salaryContract = contractsAt("/wps/relay/MCS2_getContractDailySalInfo")

// The gateway spells "Contract" without the second "t" in this path.
export const salaryContractRequest = contractsAt("/wps/relay/MCS2_getContracDailySalReq")

export const salaryContractHistory = contractsAt("/wps/relay/MCS2_getDailySalContractHist")

export const dividendContracts = Call.read({
  path: "/wps/relay/MCS2_getContractDividendInfo",
  input: Schema.Struct({ token: Schema.String }),
  fromCaller: ["token"],
  output: AgentContracts,
})

const ContractDecision = Schema.Struct({ contractId: Schema.String, accept: Schema.Boolean })

// Assumed: the call serves all kinds of contract, because the specification names no other call.
export const answerContract = Call.change("POST", {
  path: "/wps/relay/MCS2_processDailySalContract",
  input: ContractDecision,
  output: Call.Ignored,
})

// Assumed: the call serves all kinds of contract.
export const applyForContract = Call.change("POST", {
  path: "/wps/relay/MCS2_applyContractDailySal",
  input: ContractDecision,
  output: Call.Ignored,
})
