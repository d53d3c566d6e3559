import * as Withdrawal from "#domain/Withdrawal.ts"

import * as Call from "../Call.ts"

/** Takes money out of the wallet, to a bank card. */
export const withdraw = Call.change("POST", {
  path: "/wps/transaction/withdraw",
  encrypted: true,
  input: Withdrawal.Payload,
  output: Withdrawal.Answer,
})
