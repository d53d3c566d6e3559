import { Schema } from "effect"

import type { Value } from "#domain/Decimal.ts"
import { isNegative } from "#domain/Decimals.ts"
import { exact, Id, name, text } from "#domain/Lenient.ts"

/**
 * The values that a successful money move promises (gateway §4). Without one the response is malformed, so the move is
 * unsettled.
 */

/** The reference of a move: an id that is not blank. */
export const Reference = Id.check(Schema.isPattern(/\S/))

/** The points that remain after an exchange: finite, and not negative. */
export const RemainingPoints = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

/** A balance after a move: known, and not negative. */
const Remaining = exact.check(Schema.makeFilter((value: Value) => !isNegative(value)))

/** The member's wallet after a transfer. Unlike the wallet of a read, it requires every balance. */
export const MovedWallet = Schema.Struct({
  currencySymbol: text,
  currency: text,
  sumBalance: Remaining,
  wallets: Schema.Array(Schema.Struct({ vassalage: Schema.String, displayName: name, balance: Remaining })),
})
export type MovedWallet = typeof MovedWallet.Type
