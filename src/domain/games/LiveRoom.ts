import { Schema } from "effect"

import { Flag, Id, name, text, withFallback } from "#domain/Lenient.ts"
import * as Money from "#domain/Money.ts"

/** The price model of a live room: free, by VIP level, or a price per view (spec §4). */
export const kinds = ["free", "vip", "pay"] as const

export const LiveRoom = Schema.Struct({
  roomId: Id,
  name,
  cover: text,
  kind: withFallback(Schema.Literals(kinds), "free"),
  active: withFallback(Flag, false),
  streaming: withFallback(Flag, false),
  /** In the wallet's major unit, for paid rooms. */
  price: Schema.optionalKey(Schema.Finite),
})
export type LiveRoom = typeof LiveRoom.Type

/** Whether the room is streaming now (CA-75). */
export const isOnAir = ({ active, streaming }: LiveRoom): boolean => active && streaming

/** The price per view with its currency; `undefined` for rooms that are not paid. */
export const priceOf = ({ kind, price }: LiveRoom, currency: string): string | undefined =>
  kind === "pay" && price !== undefined ? Money.inCurrency(price, currency) : undefined
