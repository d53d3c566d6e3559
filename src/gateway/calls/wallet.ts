import { Schema } from "effect"

import { MerchantWallet, Wallet } from "#domain/Wallet.ts"

import * as Call from "../Call.ts"

/** The merchant's currency, for guests too. */
export const merchantWallet = Call.read({
  path: "/wps/wallets/gcs",
  input: Schema.Struct({ type: Schema.Literal("merchant") }),
  output: MerchantWallet,
})

/** What the session's member owns. */
export const memberWallet = Call.read({
  path: "/wps/wallets/gcs",
  input: Schema.Struct({ type: Schema.Literal("member") }),
  output: Wallet,
})
