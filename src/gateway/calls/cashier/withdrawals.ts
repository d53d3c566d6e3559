import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import * as Call from "#gateway/Call.ts"

export const withdraw = Call.change("POST", {
  path: "/wps/transaction/withdraw",
  encrypted: true,
  input: Withdrawal.Payload,
  output: Withdrawal.WithdrawalResponse,
})
