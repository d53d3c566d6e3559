import { Schema } from "effect"

import { exactAmount as amount, Id, name, text, withFallback } from "#domain/Lenient.ts"
import { paged } from "#domain/Paged.ts"

/** A transaction of the account record (gateway §4). Debits are negative; `time` is epoch milliseconds. */
export const Transaction = Schema.Struct({
  id: Id,
  time: withFallback(Schema.Finite, 0),
  txCode: text,
  amount,
  /** Balance after the transaction. */
  balance: amount,
  memo: text,
})
export type Transaction = typeof Transaction.Type

export const TransactionList = paged(Transaction)

/** A transaction type. The backend names it in the player's language. */
export const TxCode = Schema.Struct({ code: Schema.String, name })
export type TxCode = typeof TxCode.Type

/** The name of a transaction type, or its code when the backend sends no name. */
export const nameOf = (code: string, codes: ReadonlyArray<TxCode>): string =>
  codes.find((each) => each.code === code && each.name !== "")?.name ?? code

/** Whether a query string selects the agents' account record (spec §2 "Routes"). */
export const isAgents = (query: string): boolean => new URLSearchParams(query).get("types") === "A"

/** A deposit or withdrawal in its record (gateway §4). */
export const MoneyOrder = Schema.Struct({
  reference: Id,
  time: withFallback(Schema.Finite, 0),
  amount,
  status: text,
  method: text,
})
export type MoneyOrder = typeof MoneyOrder.Type

export const MoneyOrderList = paged(MoneyOrder)

/** The status words of an order (gateway §4). */
export const orderStates = ["pending", "checking", "done", "refused"] as const
export type OrderState = (typeof orderStates)[number]

/** The state of an order; `undefined` for an unknown value. */
export const orderState = ({ status }: Pick<MoneyOrder, "status">): OrderState | undefined =>
  orderStates.find((state) => state === status.toLowerCase())

/** The amount that an order adds to a day's total. A refused order moves no money. */
export const countedAmount = (order: MoneyOrder): number =>
  orderState(order) === "refused" ? 0 : Number(order.amount)
