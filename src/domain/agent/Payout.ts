import { Schema } from "effect"

import { oneOrMany } from "#domain/OneOrMany.ts"
import { amount, balance, Id, list, optionalInContract, text, withFallback } from "#domain/Lenient.ts"

export const statuses = ["due", "paid", "unknown"] as const
export type Status = (typeof statuses)[number]

/** Assumed: gateway §8 does not give the fields. Amounts are in the wallet's major unit, and `rate` is a percentage. */
export const Payout = Schema.Struct({
  account: withFallback(Id, ""),
  period: withFallback(Id, ""),
  stake: amount,
  rate: amount,
  amount,
  status: withFallback(Schema.Literals(statuses), "unknown"),
})
export type Payout = typeof Payout.Type

export const Payouts = oneOrMany(Payout)

export const PayoutList = Schema.Struct({
  content: list(Payout),
  // Is the sum over all pages. Null means that the gateway does not send the sum.
  total: optionalInContract(withFallback(Schema.NullOr(Schema.Finite), null)),
  pageNum: withFallback(Schema.Finite, 1),
  totalPages: withFallback(Schema.Finite, 0),
})
export type PayoutList = typeof PayoutList.Type

export const Income = Schema.Struct({
  previous: balance,
  current: balance,
})
export type Income = typeof Income.Type

export const idOf = ({ account, period }: Payout): string => JSON.stringify([account, period])

export const mayPayOut = ({ status, amount, account }: Payout, own: string): boolean =>
  status === "due" && amount > 0 && account !== "" && account !== own

export const Paid = Schema.Struct({ reference: optionalInContract(text) })
