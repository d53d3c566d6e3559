import { Schema } from "effect"

import { Income, Paid, PayoutList, Payouts } from "#domain/Payout.ts"

import * as Call from "../Call.ts"

/** Assumed: records are asked for by dates, account and page, as the other records of the gateway are. */
const Wanted = Schema.Struct({
  startDate: Schema.String,
  endDate: Schema.String,
  account: Schema.String,
  pageNo: Schema.Finite,
  pageSize: Schema.Finite,
})

/** The salary of the running day. */
export const currentSalary = Call.read({
  path: "/wps/relay/ODSFE2_CurrentDailySalary",
  input: Call.Nothing,
  output: Payouts,
})

/** A page of the salaries of past days. */
export const salaries = Call.read({
  path: "/wps/relay/ODSFE2_QueryDailySalary",
  input: Wanted,
  output: PayoutList,
})

/** The dividend of the running period; empty where the agent has none (decision 82). */
export const currentDividend = Call.read({
  path: "/wps/relay/ODSFE2_CurrentDividend",
  input: Call.Nothing,
  output: Payouts,
})

/** A page of the dividends of the agent and of those below. */
export const dividends = Call.read({
  path: "/wps/relay/ODSFE2_QueryDividend",
  input: Wanted,
  output: PayoutList,
})

/** Pays a dividend to an account below; the same `requestId` pays it once (gateway §4). */
export const payDividend = Call.change("POST", {
  path: "/wps/relay/ODSFE2_PayoutDividend",
  input: Schema.Struct({ account: Schema.String, period: Schema.String, requestId: Schema.String }),
  output: Paid,
})

/** The agent's income of the last period and of the running one. */
export const income = Call.read({
  path: "/wps/relay/ODS2_AgentPrevAndCurrIncome",
  input: Call.Nothing,
  output: Income,
})
