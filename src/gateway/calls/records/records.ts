import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"
import { PageRequest } from "#domain/Paged.ts"
import { ProfitLoss } from "#domain/records/ProfitLoss.ts"
import { MoneyOrderList, TransactionList, TxCode } from "#domain/records/Transaction.ts"
import * as Call from "#gateway/Call.ts"

const days = { startDate: Schema.String, endDate: Schema.String }

/** A page of account transactions. `types` A selects those of the agent's members. */
export const transactions = Call.read({
  path: "/wps/relay/ODS2_MemberTransaction",
  input: Schema.Struct({
    ...days,
    ...PageRequest,
    /** Empty for all types. */
    txCode: Schema.String,
    types: Schema.optionalKey(Schema.Literal("A")),
    /** Assumed: the name of the agents' member filter. Empty for all members. */
    account: Schema.optionalKey(Schema.String),
  }),
  output: TransactionList,
})

/** The transaction types. */
export const txCodes = Call.read({
  path: "/wps/relay/GLS2_TxCodeList",
  input: Call.Nothing,
  output: list(TxCode),
})

const ordersAt = (path: string) =>
  Call.read({ path, input: Schema.Struct({ ...days, ...PageRequest }), output: MoneyOrderList })

/** A page of the member's deposits. */
export const deposits = ordersAt("/wps/relay/MCS2_depositTransactioNReport")

/** A page of the member's withdrawals. */
export const withdrawals = ordersAt("/wps/relay/MCS2_WithdrawTransactionReport")

/** The member's profit and loss over a date range. */
export const profitLoss = Call.read({
  path: "/wps/relay/ODSFE2_MemPNL",
  input: Schema.Struct(days),
  output: ProfitLoss,
})
