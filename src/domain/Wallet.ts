import { Schema } from "effect"

import { listOrNone, orElse, text } from "./Lenient.ts"

/** Money of one vendor's wallet. */
export const VendorWallet = Schema.Struct({
  vassalage: Schema.String,
  displayName: text,
  balance: orElse(Schema.Finite, 0),
})

/** The merchant's currency, known to guests too (decision 45). */
export const MerchantWallet = Schema.Struct({ currencySymbol: text, currency: text })
export type MerchantWallet = typeof MerchantWallet.Type

/** What a member owns. A sum that is missing or no number is 0 (decision 120). */
export const Wallet = Schema.Struct({
  currencySymbol: text,
  currency: text,
  sumBalance: orElse(Schema.Finite, 0),
  wallets: listOrNone(VendorWallet),
})
export type Wallet = typeof Wallet.Type
