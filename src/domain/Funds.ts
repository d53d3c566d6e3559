import { Schema } from "effect"

import { orElse } from "./Lenient.ts"
import type { Wallet } from "./Wallet.ts"

const amount = orElse(Schema.Finite, 0)

/** All that a member owns at the merchant's, gateway §4 "funds". Points are no money. */
export const Funds = Schema.Struct({ balance: amount, bonus: amount, frozen: amount, points: amount })
export type Funds = typeof Funds.Type

/** What is written in the form of a transfer between wallets. */
export interface Typed {
  /** Codes of wallets; empty while none is chosen. */
  readonly from: string
  readonly to: string
  readonly amount: string
}

/** What a transfer is asked with; the same `requestId` again moves nothing twice. */
export const Order = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  amount: Schema.Finite,
  requestId: Schema.String,
})
export type Order = typeof Order.Type

export type VendorWallet = Wallet["wallets"][number]

/** What a wallet is called; its code when it has no name. */
export const walletName = ({ vassalage, displayName }: VendorWallet): string => displayName || vassalage
