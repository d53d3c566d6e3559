import { Schema } from "effect"

import { orElse } from "#domain/Lenient.ts"
import { PageWanted } from "#domain/Paged.ts"
import { ExchangeList, GoodList } from "#domain/PointsMall.ts"

import * as Call from "../Call.ts"

/** A page of what points buy. */
export const goods = Call.read({
  path: "/wps/relay/PTS2_goods",
  input: Schema.Struct(PageWanted),
  output: GoodList,
})

/** Exchanges points for one of the goods, and tells the points that are left. */
export const exchange = Call.change("POST", {
  path: "/wps/relay/PTS2_exchange",
  input: Schema.Struct({ goodsId: Schema.String, requestId: Schema.String }),
  output: Schema.Struct({ points: orElse(Schema.Finite, 0) }),
})

/** A page of the member's exchanges, newest first. */
export const exchanges = Call.read({
  path: "/wps/relay/PTS2_exchangeHistory",
  input: Schema.Struct(PageWanted),
  output: ExchangeList,
})
