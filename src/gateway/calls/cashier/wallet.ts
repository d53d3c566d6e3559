import { Schema } from "effect"

import { MerchantWallet, Wallet } from "#domain/cashier/Wallet.ts"
import * as Call from "#gateway/Call.ts"

export const merchantWallet = Call.read({
  path: "/wps/wallets/gcs",
  input: Schema.Struct({ type: Schema.Literal("merchant") }),
  output: MerchantWallet,
})

export const memberWallet = Call.read({
  path: "/wps/wallets/gcs",
  input: Schema.Struct({ type: Schema.Literal("member") }),
  output: Wallet,
})
