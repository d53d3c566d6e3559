import { Funds, Order } from "#domain/cashier/Funds.ts"
import { MovedWallet } from "#domain/cashier/MoveResponse.ts"
import * as Call from "#gateway/Call.ts"

/** Moves money between two wallets of the member, and returns the wallets. */
export const walletTransfer = Call.change("POST", {
  path: "/wps/relay/GCS_walletTransfer",
  input: Order,
  output: MovedWallet,
})

/** The member's funds. */
export const consolidatedFunds = Call.read({
  path: "/wps/member/info/funds/consolidated",
  input: Call.Nothing,
  output: Funds,
})
