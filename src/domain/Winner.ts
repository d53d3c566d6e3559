import { Schema } from "effect"

import { Id, orElse, text } from "./Lenient.ts"

/** One win of the board, spec §3 "Winner board entry". `customerName` comes masked. */
export const Winner = Schema.Struct({
  iconUrl: text,
  gameName: text,
  customerName: text,
  winAmount: orElse(Schema.Finite, 0),
  gameCode: orElse(Id, ""),
  gameType: text,
  vendor: text,
  gameTime: orElse(Schema.Finite, 0),
  endTime: orElse(Schema.Finite, 0),
  recordId: orElse(Id, ""),
  merchantCode: text,
})
export type Winner = typeof Winner.Type
