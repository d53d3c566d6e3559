import { Schema } from "effect"

import { exactAmount as amount, Id, name, text, withFallback } from "#domain/Lenient.ts"
import { paged } from "#domain/Paged.ts"

export const Transaction = Schema.Struct({
  id: Id,
  time: withFallback(Schema.Finite, 0),
  txCode: text,
  amount,
  balance: amount,
  memo: text,
})
export type Transaction = typeof Transaction.Type

export const TransactionList = paged(Transaction)

export const TxCode = Schema.Struct({ code: Schema.String, name })
export type TxCode = typeof TxCode.Type

export const nameOf = (code: string, codes: ReadonlyArray<TxCode>): string =>
  codes.find((each) => each.code === code && each.name !== "")?.name ?? code

export const isAgents = (query: string): boolean => new URLSearchParams(query).get("types") === "A"

export const MoneyOrder = Schema.Struct({
  reference: Id,
  time: withFallback(Schema.Finite, 0),
  amount,
  status: text,
  method: text,
})
export type MoneyOrder = typeof MoneyOrder.Type

export const MoneyOrderList = paged(MoneyOrder)

export const orderStates = ["pending", "checking", "done", "refused"] as const
export type OrderState = (typeof orderStates)[number]

/** `reading` until the account record has loaded, `unreadable` if the record failed or has an unknown status. */
export type KnownState = OrderState | "reading" | "unreadable"

export const isKnown = (state: KnownState): state is OrderState =>
  state !== "reading" && state !== "unreadable"

export const orderState = ({ status }: Pick<MoneyOrder, "status">): OrderState | undefined =>
  orderStates.find((state) => state === status.toLowerCase())

export const numberOf = ({ amount }: Pick<MoneyOrder, "amount">): number | undefined =>
  amount === undefined ? undefined : Number(amount)

export const countedAmount = (order: MoneyOrder): number | undefined =>
  orderState(order) === "refused" ? 0 : numberOf(order)
