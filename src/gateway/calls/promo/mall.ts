import { Schema } from "effect"

import { RemainingPoints } from "#domain/cashier/MoneyMoveResponse.ts"
import { PageRequest } from "#domain/Paged.ts"
import { ExchangeList, GoodList } from "#domain/promo/PointsMall.ts"
import * as Call from "#gateway/Call.ts"

export const goods = Call.read({
  path: "/wps/relay/PTS2_goods",
  input: Schema.Struct(PageRequest),
  output: GoodList,
})

export const exchange = Call.change("POST", {
  path: "/wps/relay/PTS2_exchange",
  input: Schema.Struct({ goodsId: Schema.String, requestId: Schema.String }),
  output: Schema.Struct({ points: RemainingPoints }),
})

export const exchanges = Call.read({
  path: "/wps/relay/PTS2_exchangeHistory",
  input: Schema.Struct(PageRequest),
  output: ExchangeList,
})
