import { Schema } from "effect"

import { BetDetail, BetList } from "#domain/records/Bet.ts"
import * as Call from "#gateway/Call.ts"

const BetsRequest = Schema.Struct({
  startDate: Schema.String,
  endDate: Schema.String,
  gameType: Schema.String,
  vassalage: Schema.String,
  status: Schema.String,
  pageNo: Schema.Finite,
  pageSize: Schema.Finite,
})

export const bets = Call.read({ path: "/lgw/orders", input: BetsRequest, output: BetList })

export const betDetail = Call.read({
  path: "/lgw/orders/detail",
  input: Schema.Struct({ orderId: Schema.String }),
  output: BetDetail,
})

export const cancelBetPart = Call.change("POST", {
  path: "/lgw/orders/suborders/cancel",
  input: Schema.Struct({ suborderId: Schema.String }),
  output: Call.Ignored,
})

export const vendorBets = Call.read({
  path: "/wps/relay/GCS_vendorGameRecord",
  input: BetsRequest,
  output: BetList,
})
