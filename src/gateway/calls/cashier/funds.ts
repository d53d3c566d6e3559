import { Funds, Order } from "#domain/cashier/Funds.ts"
import { MovedWallet } from "#domain/cashier/MoneyMoveResponse.ts"
import * as Call from "#gateway/Call.ts"

export const walletTransfer = Call.change("POST", {
  path: "/wps/relay/GCS_walletTransfer",
  input: Order,
  output: MovedWallet,
})

export const consolidatedFunds = Call.plainRead({
  path: "/wps/member/info/funds/consolidated",
  output: Funds,
})
