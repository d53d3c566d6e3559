import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"
import { PageRequest } from "#domain/Paged.ts"
import { ProfitLoss } from "#domain/records/ProfitLoss.ts"
import { MoneyOrderList, TransactionList, TxCode } from "#domain/records/Transaction.ts"
import * as Call from "#gateway/Call.ts"

const days = { startDate: Schema.String, endDate: Schema.String }

// `types` A selects the transactions of the agent's members.
export const transactions = Call.read({
  path: "/wps/relay/ODS2_MemberTransaction",
  input: Schema.Struct({
    ...days,
    ...PageRequest,
    txCode: Schema.String,
    types: Schema.optionalKey(Schema.Literal("A")),
    // Assumed: the field with which an agent filters by member has this name. Empty means all members.
    account: Schema.optionalKey(Schema.String),
  }),
  output: TransactionList,
})

export const txCodes = Call.plainRead({
  path: "/wps/relay/GLS2_TxCodeList",
  output: list(TxCode),
})

const ordersAt = (path: string) =>
  Call.read({ path, input: Schema.Struct({ ...days, ...PageRequest }), output: MoneyOrderList })

export const deposits = ordersAt("/wps/relay/MCS2_depositTransactioNReport")

export const withdrawals = ordersAt("/wps/relay/MCS2_WithdrawTransactionReport")

export const profitLoss = Call.read({
  path: "/wps/relay/ODSFE2_MemPNL",
  input: Schema.Struct(days),
  output: ProfitLoss,
})
