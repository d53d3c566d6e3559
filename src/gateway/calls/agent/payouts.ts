import { Schema } from "effect"

import { Income, Paid, PayoutList, Payouts } from "#domain/agent/Payout.ts"
import * as Call from "#gateway/Call.ts"

/** Assumed: the records take dates, account and page, like the gateway's other records. */
const PayoutsRequest = Schema.Struct({
  startDate: Schema.String,
  endDate: Schema.String,
  account: Schema.String,
  pageNo: Schema.Finite,
  pageSize: Schema.Finite,
})

/** The salary of the current day. */
export const currentSalary = Call.read({
  path: "/wps/relay/ODSFE2_CurrentDailySalary",
  input: Call.Nothing,
  output: Payouts,
})

/** A page of past daily salaries. */
export const salaries = Call.read({
  path: "/wps/relay/ODSFE2_QueryDailySalary",
  input: PayoutsRequest,
  output: PayoutList,
})

/** The dividend of the current period; empty when the agent has none (decision 82). */
export const currentDividend = Call.read({
  path: "/wps/relay/ODSFE2_CurrentDividend",
  input: Call.Nothing,
  output: Payouts,
})

/** A page of the dividends of the agent and of the downline. */
export const dividends = Call.read({
  path: "/wps/relay/ODSFE2_QueryDividend",
  input: PayoutsRequest,
  output: PayoutList,
})

/** Pays a dividend to a downline account. Requests with the same `requestId` pay once (gateway §4). */
export const payDividend = Call.change("POST", {
  path: "/wps/relay/ODSFE2_PayoutDividend",
  input: Schema.Struct({ account: Schema.String, period: Schema.String, requestId: Schema.String }),
  output: Paid,
})

/** The agent's income of the previous and the current period. */
export const income = Call.read({
  path: "/wps/relay/ODS2_AgentPrevAndCurrIncome",
  input: Call.Nothing,
  output: Income,
})
