import { Schema } from "effect"

import { AgentContracts } from "#domain/agent/AgentContract.ts"
import * as Call from "#gateway/Call.ts"

/** The daily-salary contract in force. */
export const salaryContract = Call.read({
  path: "/wps/relay/MCS2_getContractDailySalInfo",
  input: Call.Nothing,
  output: AgentContracts,
})

/** The daily-salary contract that waits for acceptance. The spelling of the path is the gateway's. */
export const salaryContractRequest = Call.read({
  path: "/wps/relay/MCS2_getContracDailySalReq",
  input: Call.Nothing,
  output: AgentContracts,
})

export const salaryContractHistory = Call.read({
  path: "/wps/relay/MCS2_getDailySalContractHist",
  input: Call.Nothing,
  output: AgentContracts,
})

/** All dividend contracts: offered, in force and past. */
export const dividendContracts = Call.read({
  path: "/wps/relay/MCS2_getContractDividendInfo",
  input: Schema.Struct({ token: Schema.String }),
  fromCaller: ["token"],
  output: AgentContracts,
})

const ContractDecision = Schema.Struct({ contractId: Schema.String, accept: Schema.Boolean })

/** Accepts or refuses a contract. Assumed: it serves all kinds, because no other call is named. */
export const answerContract = Call.change("POST", {
  path: "/wps/relay/MCS2_processDailySalContract",
  input: ContractDecision,
  output: Call.Ignored,
})

/** Applies again for a refused contract. Assumed: it serves all kinds. */
export const applyForContract = Call.change("POST", {
  path: "/wps/relay/MCS2_applyContractDailySal",
  input: ContractDecision,
  output: Call.Ignored,
})
