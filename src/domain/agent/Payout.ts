import { Schema } from "effect"

import { oneOrMany } from "#domain/OneOrMany.ts"
import { amount, Id, list, text, withFallback } from "#domain/Lenient.ts"

/** Whether the amount is due, paid, or in an unknown state. */
export const statuses = ["due", "paid", "unknown"] as const
export type Status = (typeof statuses)[number]

/**
 * The amount that an account receives by contract for a period: a daily salary or a dividend.
 *
 * Assumed: the fields, which gateway §8 does not give. Amounts are in the wallet's major unit, `rate` in
 * percent.
 */
export const Payout = Schema.Struct({
  account: withFallback(Id, ""),
  /** A date, or the name of a period such as `2026-11 (1)`. */
  period: withFallback(Id, ""),
  stake: amount,
  rate: amount,
  amount,
  status: withFallback(Schema.Literals(statuses), "unknown"),
})
export type Payout = typeof Payout.Type

/** The payouts of the current period: an array, a single one, or nothing. */
export const Payouts = oneOrMany(Payout)

export const PayoutList = Schema.Struct({
  content: list(Payout),
  /** The sum over all pages. Null when the gateway does not send it. */
  total: withFallback(Schema.NullOr(Schema.Finite), null),
  pageNum: withFallback(Schema.Finite, 1),
  totalPages: withFallback(Schema.Finite, 0),
})
export type PayoutList = typeof PayoutList.Type

/** An agent's income in the previous and the current period (gateway §8). */
export const Income = Schema.Struct({
  previous: amount,
  current: amount,
})
export type Income = typeof Income.Type

/** Unique key of a payout in a list. */
export const idOf = ({ account, period }: Payout): string => JSON.stringify([account, period])

/** Whether an agent may pay out: the amount is due to a downline account. */
export const mayPayOut = ({ status, amount, account }: Payout, own: string): boolean =>
  status === "due" && amount > 0 && account !== "" && account !== own

/** The response of a payout. The reference is empty when missing. */
export const Paid = Schema.Struct({ reference: text })
