import { Schema } from "effect"

import { amount, Id, name, text, withFallback } from "#domain/Lenient.ts"

export const Winner = Schema.Struct({
  iconUrl: text,
  gameName: name,
  customerName: name,
  winAmount: amount,
  gameCode: withFallback(Id, ""),
  gameType: text,
  vendor: text,
  gameTime: withFallback(Schema.Finite, 0),
  endTime: withFallback(Schema.Finite, 0),
  recordId: withFallback(Id, ""),
  merchantCode: text,
})
export type Winner = typeof Winner.Type
