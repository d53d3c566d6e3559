import { Schema } from "effect"

import { winCurrency } from "#config/product.ts"

import { Id, orElse, text } from "./Lenient.ts"
import * as Money from "./Money.ts"

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

/** A win as the board shows it: `₱1,234,567.00` (spec §2 "Latest winner board", decision 119). */
export const formatWin = (amount: number): string => `${winCurrency}${Money.format(amount)}`
