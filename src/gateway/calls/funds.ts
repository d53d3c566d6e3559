import { Funds, Order } from "#domain/Funds.ts"
import { Wallet } from "#domain/Wallet.ts"

import * as Call from "../Call.ts"

/** Moves money from one wallet of the member to another, and tells the wallets. */
export const walletTransfer = Call.change("POST", {
  path: "/wps/relay/GCS_walletTransfer",
  input: Order,
  output: Wallet,
})

/** All that the member owns. */
export const consolidatedFunds = Call.read({
  path: "/wps/member/info/funds/consolidated",
  input: Call.Nothing,
  output: Funds,
})
