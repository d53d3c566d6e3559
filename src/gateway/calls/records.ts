import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"
import { PageWanted } from "#domain/Paged.ts"
import { ProfitLoss } from "#domain/ProfitLoss.ts"
import { MoneyOrderList, TransactionList, TxCode } from "#domain/Transaction.ts"

import * as Call from "../Call.ts"

const days = { startDate: Schema.String, endDate: Schema.String }

/** A page of what was booked to the account; an agent's own members with `types` A. */
export const transactions = Call.read({
  path: "/wps/relay/ODS2_MemberTransaction",
  input: Schema.Struct({
    ...days,
    ...PageWanted,
    /** Empty for all kinds. */
    txCode: Schema.String,
    types: Schema.optionalKey(Schema.Literal("A")),
    /** Assumed: the member filter of agents travels by this name; empty for all members. */
    account: Schema.optionalKey(Schema.String),
  }),
  output: TransactionList,
})

/** The kinds of bookings. */
export const txCodes = Call.read({
  path: "/wps/relay/GLS2_TxCodeList",
  input: Call.Nothing,
  output: Schema.revealCodec(list(TxCode)),
})

const ordersAt = (path: string) =>
  Call.read({ path, input: Schema.Struct({ ...days, ...PageWanted }), output: MoneyOrderList })

/** A page of the member's deposits. */
export const deposits = ordersAt("/wps/relay/MCS2_depositTransactioNReport")

/** A page of the member's withdrawals. */
export const withdrawals = ordersAt("/wps/relay/MCS2_WithdrawTransactionReport")

/** What a member has won and lost over some days. */
export const profitLoss = Call.read({
  path: "/wps/relay/ODSFE2_MemPNL",
  input: Schema.Struct(days),
  output: ProfitLoss,
})
