import { Schema } from "effect"

import type { Value } from "#domain/Decimal.ts"
import { isNegative } from "#domain/Decimals.ts"
import { exact, Id, name, text } from "#domain/Lenient.ts"

/** A response without a required value is malformed, so the money move is unsettled (gateway §4). */
export const Reference = Id.check(Schema.isPattern(/\S/))

export const RemainingPoints = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

const Remaining = exact.check(Schema.makeFilter((value: Value) => !isNegative(value)))

/** Unlike a wallet in the response of a read, this wallet requires every balance. */
export const MovedWallet = Schema.Struct({
  currencySymbol: text,
  currency: text,
  sumBalance: Remaining,
  wallets: Schema.Array(Schema.Struct({ vassalage: Schema.String, displayName: name, balance: Remaining })),
})
export type MovedWallet = typeof MovedWallet.Type
