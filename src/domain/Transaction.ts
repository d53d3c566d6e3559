import { Schema } from "effect"

import { Id, orElse, text } from "./Lenient.ts"
import { paged } from "./Paged.ts"

/** A booking of the account record, gateway §4. What was taken has a negative amount; time is in epoch milliseconds. */
export const Transaction = Schema.Struct({
  id: Id,
  time: orElse(Schema.Finite, 0),
  txCode: text,
  amount: orElse(Schema.Finite, 0),
  /** What the account held afterwards. */
  balance: orElse(Schema.Finite, 0),
  memo: text,
})
export type Transaction = typeof Transaction.Type

export const TransactionList = paged(Transaction)

/** A kind of booking, named by the backend in the player's language. */
export const TxCode = Schema.Struct({ code: Schema.String, name: text })
export type TxCode = typeof TxCode.Type

/** What a kind of booking is called; its code when the backend has no name for it. */
export const nameOf = (code: string, codes: ReadonlyArray<TxCode>): string =>
  codes.find((each) => each.code === code && each.name !== "")?.name ?? code

/** Whether the query of an address asks for the agents' account record (spec §2 "Routes"). */
export const isAgents = (query: string): boolean => new URLSearchParams(query).get("types") === "A"

/** A deposit or a withdrawal as its report has it, gateway §4. */
export const MoneyOrder = Schema.Struct({
  reference: Id,
  time: orElse(Schema.Finite, 0),
  amount: orElse(Schema.Finite, 0),
  status: text,
  method: text,
})
export type MoneyOrder = typeof MoneyOrder.Type

export const MoneyOrderList = paged(MoneyOrder)

/** Assumed: the gateway's words for how an order stands, which the contract does not name. */
export const orderStates = ["pending", "done", "refused"] as const
export type OrderState = (typeof orderStates)[number]

/** How an order stands; nothing for a word that is not known. */
export const orderState = ({ status }: Pick<MoneyOrder, "status">): OrderState | undefined =>
  orderStates.find((state) => state === status.toLowerCase())
