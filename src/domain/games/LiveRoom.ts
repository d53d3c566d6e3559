import { Schema } from "effect"

import { Flag, Id, maybe, name, text, withFallback } from "#domain/Lenient.ts"
import * as Money from "#domain/Money.ts"

export const kinds = ["free", "vip", "pay"] as const

export const LiveRoom = Schema.Struct({
  roomId: Id,
  name,
  cover: text,
  kind: withFallback(Schema.Literals(kinds), "free"),
  active: withFallback(Flag, false),
  streaming: withFallback(Flag, false),
  price: maybe(Schema.Finite),
})
export type LiveRoom = typeof LiveRoom.Type

export const isOnAir = ({ active, streaming }: LiveRoom): boolean => active && streaming

export const priceOf = ({ kind, price }: LiveRoom, currency: string): string | undefined =>
  kind === "pay" && price !== undefined ? Money.inCurrency(price, currency) : undefined
