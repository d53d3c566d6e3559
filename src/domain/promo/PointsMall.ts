import { Schema } from "effect"

import { amount, Id, name, text, withFallback } from "#domain/Lenient.ts"
import { paged } from "#domain/Paged.ts"

/** An item of the points mall (gateway §7). */
export const Good = Schema.Struct({
  goodsId: Id,
  title: name,
  image: text,
  /** Price in points. */
  points: amount,
  /** Items in stock. */
  stock: withFallback(Schema.Finite, 0),
})
export type Good = typeof Good.Type

export const GoodList = paged(Good)

/** Whether an item can be exchanged, or why not (decision 12). */
export const offerOf = (good: Good, points: number): "offered" | "soldOut" | "unaffordable" => {
  if (good.stock <= 0) return "soldOut"
  return good.points > points ? "unaffordable" : "offered"
}

/** An exchange of points for an item (gateway §7). `time` is epoch milliseconds. */
export const Exchange = Schema.Struct({
  id: Id,
  time: withFallback(Schema.Finite, 0),
  title: name,
  points: amount,
  status: text,
})
export type Exchange = typeof Exchange.Type

export const ExchangeList = paged(Exchange)

/** Assumed: the values of an exchange's status, which the contract does not list. */
export const exchangeStates = ["pending", "sent", "refused"] as const
export type ExchangeState = (typeof exchangeStates)[number]

/** The state of an exchange; `undefined` for an unknown value. */
export const exchangeState = ({ status }: Pick<Exchange, "status">): ExchangeState | undefined =>
  exchangeStates.find((state) => state === status)

/** Formats points as an integer with thousands separators. */
export const format = (points: number): string =>
  String(Math.trunc(Number.isFinite(points) ? points : 0)).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
