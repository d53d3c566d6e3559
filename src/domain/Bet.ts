import { Schema } from "effect"

import { Id, listOrNone, orElse, text } from "./Lenient.ts"

/** A bet of the betting record, gateway §5. Amounts are in the wallet's major unit, times epoch milliseconds. */
export const Bet = Schema.Struct({
  orderId: Id,
  time: orElse(Schema.Finite, 0),
  gameName: text,
  vassalage: text,
  stake: orElse(Schema.Finite, 0),
  win: orElse(Schema.Finite, 0),
  status: text,
  /** Of lotteries. */
  issue: Schema.optionalKey(Id),
})
export type Bet = typeof Bet.Type

export const BetList = Schema.Struct({
  content: listOrNone(Bet),
  pageNum: orElse(Schema.Finite, 1),
  totalPages: orElse(Schema.Finite, 0),
})
export type BetList = typeof BetList.Type

/** A part of a bet that may be cancelled on its own. */
export const BetPart = Schema.Struct({
  suborderId: Id,
  content: text,
  stake: orElse(Schema.Finite, 0),
  status: text,
})

export const BetDetail = Schema.Struct({ ...Bet.fields, suborders: listOrNone(BetPart) })
export type BetDetail = typeof BetDetail.Type

/** Which bets are asked for. */
export interface Wanted {
  /** `YYYY-MM-DD`, in the player's time zone. */
  readonly startDate: string
  readonly endDate: string
  /** Each empty for any. */
  readonly gameType: string
  readonly vassalage: string
  readonly status: string
  /** Counts from 1. */
  readonly pageNo: number
  readonly pageSize: number
}
