import { Schema } from "effect"

import { DownlineList, TeamFigures } from "#domain/Team.ts"

import * as Call from "../Call.ts"

/**
 * Which figures are asked for. With size 0 there are sums alone.
 *
 * Assumed: with another size they come with a page of members, as any list
 * does; an account narrows it.
 */
const FiguresWanted = Schema.Struct({
  startDate: Schema.String,
  endDate: Schema.String,
  size: Schema.Finite,
  account: Schema.optionalKey(Schema.String),
  pageNo: Schema.optionalKey(Schema.Finite),
})

/** Who of the team was there: the first of the three team figures of gateway §8. */
export const teamMembers = Call.read({
  path: "/wps/relay/ODSFE2_TeamKPIA",
  input: FiguresWanted,
  output: TeamFigures,
})

/** Assumed: what the team paid, won and lost. */
export const teamMoney = Call.read({
  path: "/wps/relay/ODSFE2_TeamKPIB",
  input: FiguresWanted,
  output: TeamFigures,
})

/** Assumed: what the team staked and won. */
export const teamPlay = Call.read({
  path: "/wps/relay/ODSFE2_teamKPIC",
  input: FiguresWanted,
  output: TeamFigures,
})

const DownlinesWanted = Schema.Struct({
  account: Schema.String,
  pageNo: Schema.Finite,
  pageSize: Schema.Finite,
})

/** A page of the accounts right below an account. */
export const subordinates = Call.read({
  path: "/wps/relay/ODSFE2_Subordinate",
  input: DownlinesWanted,
  output: DownlineList,
})

/** A page of all accounts below the agent, with what rebates they have. */
export const downlines = Call.read({
  path: "/wps/agent/downlines",
  input: DownlinesWanted,
  output: DownlineList,
})

const Rates = Schema.Record(Schema.String, Schema.Finite)

/** Opens an account below the agent. */
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

/** Moves money to one account below; the same `requestId` moves it once (gateway §4). */
export const transferToDownline = Call.change("POST", {
  path: "/wps/agent/transferDownline",
  input: Schema.Struct({ account: Schema.String, amount: Schema.Finite, requestId: Schema.String }),
  output: Call.Ignored,
})

/** Moves money to several accounts below, to all of them or to none. */
export const transferToDownlines = Call.change("POST", {
  path: "/wps/agent/transferMultipleDownline",
  input: Schema.Struct({
    transfers: Schema.Array(Schema.Struct({ account: Schema.String, amount: Schema.Finite })),
    requestId: Schema.String,
  }),
  output: Call.Ignored,
})
