import { Schema } from "effect"

import { balance, list, name, text } from "#domain/Lenient.ts"
import * as Money from "#domain/Money.ts"

export const VendorWallet = Schema.Struct({
  vassalage: Schema.String,
  displayName: name,
  balance,
})

export const MerchantWallet = Schema.Struct({ currencySymbol: text, currency: text })
export type MerchantWallet = typeof MerchantWallet.Type

export const Wallet = Schema.Struct({
  currencySymbol: text,
  currency: text,
  sumBalance: balance,
  wallets: list(VendorWallet),
})
export type Wallet = typeof Wallet.Type

export const symbolOf = ({ currencySymbol, currency }: MerchantWallet): string =>
  currencySymbol || currency || Money.defaultFormat.currency
