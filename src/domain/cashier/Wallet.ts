import { Schema } from "effect"

import { balance, list, name, text } from "#domain/Lenient.ts"
import * as Money from "#domain/Money.ts"

/** Balance of one vendor's wallet; undefined when it is not known. */
export const VendorWallet = Schema.Struct({
  vassalage: Schema.String,
  displayName: name,
  balance,
})

/** The merchant's currency, loaded for guests too (decision 45). */
export const MerchantWallet = Schema.Struct({ currencySymbol: text, currency: text })
export type MerchantWallet = typeof MerchantWallet.Type

/** The member's wallet. A missing or malformed sum is not known (decision 120). */
export const Wallet = Schema.Struct({
  currencySymbol: text,
  currency: text,
  sumBalance: balance,
  wallets: list(VendorWallet),
})
export type Wallet = typeof Wallet.Type

/** The symbol of a wallet's amounts: its own, else its currency, else the product's default (spec §9, C45). */
export const symbolOf = ({ currencySymbol, currency }: MerchantWallet): string =>
  currencySymbol || currency || Money.defaultFormat.currency
