import { Schema } from "effect"

import { AgentContracts } from "#domain/AgentContract.ts"

import * as Call from "../Call.ts"

/** The daily-salary contract in force. */
export const salaryContract = Call.read({
  path: "/wps/relay/MCS2_getContractDailySalInfo",
  input: Call.Nothing,
  output: AgentContracts,
})

/** The daily-salary contract that waits for an answer. The path's spelling is the gateway's. */
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

/** All dividend contracts: asked, in force and before. */
export const dividendContracts = Call.read({
  path: "/wps/relay/MCS2_getContractDividendInfo",
  input: Schema.Struct({ token: Schema.String }),
  output: AgentContracts,
})

const Answered = Schema.Struct({ contractId: Schema.String, accept: Schema.Boolean })

/** Accepts or refuses a contract. Assumed: of any kind, as no other call is named. */
export const answerContract = Call.change("POST", {
  path: "/wps/relay/MCS2_processDailySalContract",
  input: Answered,
  output: Call.Ignored,
})

/** Asks for a contract again that was refused. Assumed: of any kind. */
export const applyForContract = Call.change("POST", {
  path: "/wps/relay/MCS2_applyContractDailySal",
  input: Answered,
  output: Call.Ignored,
})
