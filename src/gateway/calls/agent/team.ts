import { Schema } from "effect"

import { RequestAmount } from "#domain/cashier/RequestAmount.ts"
import { DownlineList, TeamFigures } from "#domain/agent/Team.ts"
import { PageRequest } from "#domain/Paged.ts"
import * as Call from "#gateway/Call.ts"

// Assumed: size 0 returns totals only. Any other size adds a page of members, which `account` filters.
const FiguresRequest = Schema.Struct({
  startDate: Schema.String,
  endDate: Schema.String,
  size: Schema.Finite,
  account: Schema.optionalKey(Schema.String),
  pageNo: Schema.optionalKey(Schema.Finite),
})

const figuresAt = (path: string) => Call.read({ path, input: FiguresRequest, output: TeamFigures })

export const teamMembers = figuresAt("/wps/relay/ODSFE2_TeamKPIA")

// Assumed: the call returns the team's deposits, withdrawals and results.
export const teamMoney = figuresAt("/wps/relay/ODSFE2_TeamKPIB")

// Assumed: the call returns the team's stakes and wins.
export const teamPlay = figuresAt("/wps/relay/ODSFE2_teamKPIC")

const DownlinesRequest = Schema.Struct({ account: Schema.String, ...PageRequest })

const downlinesAt = (path: string) => Call.read({ path, input: DownlinesRequest, output: DownlineList })

export const subordinates = downlinesAt("/wps/relay/ODSFE2_Subordinate")

export const downlines = downlinesAt("/wps/agent/downlines")

const Rates = Schema.Record(Schema.String, Schema.Finite)

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

// Requests with the same `requestId` transfer once (gateway §4).
export const transferToDownline = Call.change("POST", {
  path: "/wps/agent/transferDownline",
  input: Schema.Struct({ account: Schema.String, amount: RequestAmount, requestId: Schema.String }),
  output: Call.Ignored,
})

/** Transfers to all accounts or to none. */
export const transferToDownlines = Call.change("POST", {
  path: "/wps/agent/transferMultipleDownline",
  input: Schema.Struct({
    transfers: Schema.Array(Schema.Struct({ account: Schema.String, amount: RequestAmount })),
    requestId: Schema.String,
  }),
  output: Call.Ignored,
})
