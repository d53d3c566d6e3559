import { Schema } from "effect"

import { Id, orElse, text } from "./Lenient.ts"
import { paged } from "./Paged.ts"

/** Something that points buy, gateway §7. */
export const Good = Schema.Struct({
  goodsId: Id,
  title: text,
  image: text,
  /** What it costs. */
  points: orElse(Schema.Finite, 0),
  /** How many are left. */
  stock: orElse(Schema.Finite, 0),
})
export type Good = typeof Good.Type

export const GoodList = paged(Good)

/** Why something cannot be exchanged, or that it can (decision 12). */
export const offerOf = (good: Good, points: number): "offered" | "soldOut" | "tooDear" => {
  if (good.stock <= 0) return "soldOut"
  return good.points > points ? "tooDear" : "offered"
}

/** Points that were exchanged for something, gateway §7; time is in epoch milliseconds. */
export const Exchange = Schema.Struct({
  id: Id,
  time: orElse(Schema.Finite, 0),
  title: text,
  points: orElse(Schema.Finite, 0),
  status: text,
})
export type Exchange = typeof Exchange.Type

export const ExchangeList = paged(Exchange)

/** Assumed: the gateway's words for how an exchange stands, which the contract does not name. */
export const exchangeStates = ["pending", "sent", "refused"] as const
export type ExchangeState = (typeof exchangeStates)[number]

/** How an exchange stands; nothing for a word that is not known. */
export const exchangeState = ({ status }: Pick<Exchange, "status">): ExchangeState | undefined =>
  exchangeStates.find((state) => state === status)

/** Points as they are shown: whole, in groups of three. */
export const format = (points: number): string =>
  String(Math.trunc(Number.isFinite(points) ? points : 0)).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
