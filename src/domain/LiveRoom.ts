import { Schema } from "effect"

import { Flag, Id, orElse, text } from "./Lenient.ts"
import * as Money from "./Money.ts"

/** What a live room costs: nothing, a VIP level, or a price a view (spec §4). */
export const kinds = ["free", "vip", "pay"] as const
export type Kind = (typeof kinds)[number]

export const LiveRoom = Schema.Struct({
  roomId: Id,
  name: text,
  cover: text,
  kind: orElse(Schema.Literals(kinds), "free"),
  active: orElse(Flag, false),
  streaming: orElse(Flag, false),
  /** In the wallet's major unit, of rooms that are paid for. */
  price: Schema.optionalKey(Schema.Finite),
})
export type LiveRoom = typeof LiveRoom.Type

/** Whether a room can be watched now (CA-75). */
export const isOnAir = ({ active, streaming }: LiveRoom): boolean => active && streaming

/** What a view costs, with its currency; nothing for rooms that are not paid for. */
export const priceOf = ({ kind, price }: LiveRoom, currency: string): string | undefined =>
  kind === "pay" && price !== undefined ? `${currency} ${Money.format(price)}`.trim() : undefined
