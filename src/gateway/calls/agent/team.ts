import { Schema } from "effect"

import { RequestAmount } from "#domain/cashier/RequestAmount.ts"
import { DownlineList, TeamFigures } from "#domain/agent/Team.ts"
import * as Call from "#gateway/Call.ts"

/**
 * The filter of the team figures. Size 0 returns totals only.
 *
 * Assumed: any other size adds a page of members, and `account` filters it.
 */
const FiguresRequest = Schema.Struct({
  startDate: Schema.String,
  endDate: Schema.String,
  size: Schema.Finite,
  account: Schema.optionalKey(Schema.String),
  pageNo: Schema.optionalKey(Schema.Finite),
})

/** The login and member counts of the team: the first of three figure calls (gateway §8). */
export const teamMembers = Call.read({
  path: "/wps/relay/ODSFE2_TeamKPIA",
  input: FiguresRequest,
  output: TeamFigures,
})

/** Assumed: deposits, withdrawals and results of the team. */
export const teamMoney = Call.read({
  path: "/wps/relay/ODSFE2_TeamKPIB",
  input: FiguresRequest,
  output: TeamFigures,
})

/** Assumed: stakes and wins of the team. */
export const teamPlay = Call.read({
  path: "/wps/relay/ODSFE2_teamKPIC",
  input: FiguresRequest,
  output: TeamFigures,
})

const DownlinesRequest = Schema.Struct({
  account: Schema.String,
  pageNo: Schema.Finite,
  pageSize: Schema.Finite,
})

/** A page of the direct downline of an account. */
export const subordinates = Call.read({
  path: "/wps/relay/ODSFE2_Subordinate",
  input: DownlinesRequest,
  output: DownlineList,
})

/** A page of all accounts in the agent's downline, with their rebates. */
export const downlines = Call.read({
  path: "/wps/agent/downlines",
  input: DownlinesRequest,
  output: DownlineList,
})

const Rates = Schema.Record(Schema.String, Schema.Finite)

/** Opens a downline account. */
export const openDownline = Call.change("POST", {
  path: "/wps/agent/downline",
  input: Schema.Struct({
    account: Schema.String,
    password: Schema.String,
    type: Schema.Finite,
    rebates: Rates,
  }),
  output: Call.Ignored,
  secret: true,
})

export const updateDownlineRebates = Call.change("POST", {
  path: "/wps/agent/updateDownlineRebates",
  input: Schema.Struct({ account: Schema.String, rebates: Rates }),
  output: Call.Ignored,
})

/** Transfers money to a downline account. Requests with the same `requestId` transfer once (gateway §4). */
export const transferToDownline = Call.change("POST", {
  path: "/wps/agent/transferDownline",
  input: Schema.Struct({ account: Schema.String, amount: RequestAmount, requestId: Schema.String }),
  output: Call.Ignored,
})

/** Transfers money to several downline accounts: all of them or none. */
export const transferToDownlines = Call.change("POST", {
  path: "/wps/agent/transferMultipleDownline",
  input: Schema.Struct({
    transfers: Schema.Array(Schema.Struct({ account: Schema.String, amount: RequestAmount })),
    requestId: Schema.String,
  }),
  output: Call.Ignored,
})
