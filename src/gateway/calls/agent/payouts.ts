import { Schema } from "effect"

import { Income, Paid, PayoutList, Payouts } from "#domain/agent/Payout.ts"
import { PageRequest } from "#domain/Paged.ts"
import * as Call from "#gateway/Call.ts"

// Assumed: these lists take dates, account and page, like the gateway's other paged lists.
const PayoutsRequest = Schema.Struct({
  startDate: Schema.String,
  endDate: Schema.String,
  account: Schema.String,
  ...PageRequest,
})

const payoutsAt = (path: string) => Call.read({ path, input: PayoutsRequest, output: PayoutList })

export const currentSalary = Call.plainRead({
  path: "/wps/relay/ODSFE2_CurrentDailySalary",
  output: Payouts,
})

export const salaries = payoutsAt("/wps/relay/ODSFE2_QueryDailySalary")

/** Empty when the agent has no dividend (open point 82). */
export const currentDividend = Call.plainRead({
  path: "/wps/relay/ODSFE2_CurrentDividend",
  output: Payouts,
})

export const dividends = payoutsAt("/wps/relay/ODSFE2_QueryDividend")

// Requests with the same `requestId` pay once (gateway §4).
export const payDividend = Call.change("POST", {
  path: "/wps/relay/ODSFE2_PayoutDividend",
  input: Schema.Struct({ account: Schema.String, period: Schema.String, requestId: Schema.String }),
  output: Paid,
})

export const income = Call.plainRead({
  path: "/wps/relay/ODS2_AgentPrevAndCurrIncome",
  output: Income,
})
