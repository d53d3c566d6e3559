import { Schema } from "effect"

import { amount, Id, name, text, withFallback } from "#domain/Lenient.ts"
import { paged } from "#domain/Paged.ts"

export const Good = Schema.Struct({
  goodsId: Id,
  title: name,
  image: text,
  points: amount,
  stock: withFallback(Schema.Finite, 0),
})
export type Good = typeof Good.Type

export const GoodList = paged(Good)

export const offerOf = (good: Good, points: number): "offered" | "soldOut" | "unaffordable" => {
  if (good.stock <= 0) return "soldOut"
  return good.points > points ? "unaffordable" : "offered"
}

export const Exchange = Schema.Struct({
  id: Id,
  // The unit is epoch milliseconds.
  time: withFallback(Schema.Finite, 0),
  title: name,
  points: amount,
  status: text,
})
export type Exchange = typeof Exchange.Type

export const ExchangeList = paged(Exchange)

/** Assumed: these values, because the contract does not list the status values of an exchange. */
export const exchangeStates = ["pending", "sent", "refused"] as const
export type ExchangeState = (typeof exchangeStates)[number]

export const exchangeState = ({ status }: Pick<Exchange, "status">): ExchangeState | undefined =>
  exchangeStates.find((state) => state === status)

export const format = (points: number): string =>
  String(Math.trunc(Number.isFinite(points) ? points : 0)).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
