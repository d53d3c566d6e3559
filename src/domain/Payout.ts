import { Schema } from "effect"

import { anyNumberOf } from "./AnyNumber.ts"
import { Id, listOrNone, orElse, text } from "./Lenient.ts"

/** Whether money has gone: it is due, it was paid, or nobody knows. */
export const statuses = ["due", "paid", "unknown"] as const
export type Status = (typeof statuses)[number]

/**
 * What an account gets by a contract for a period: a daily salary or a dividend.
 *
 * Assumed: the fields, which gateway §8 leaves open. Amounts are in the
 * wallet's major unit, `rate` in percent.
 */
export const Payout = Schema.Struct({
  account: orElse(Id, ""),
  /** A date, or a name of a span such as `2026-11 (1)`. */
  period: orElse(Id, ""),
  stake: orElse(Schema.Finite, 0),
  rate: orElse(Schema.Finite, 0),
  amount: orElse(Schema.Finite, 0),
  status: orElse(Schema.Literals(statuses), "unknown"),
})
export type Payout = typeof Payout.Type

/** What runs now: a list, one alone, or nothing. */
export const Payouts = anyNumberOf(Payout)

export const PayoutList = Schema.Struct({
  content: listOrNone(Payout),
  /** The sum of all pages; null where the gateway does not tell. */
  total: orElse(Schema.NullOr(Schema.Finite), null),
  pageNum: orElse(Schema.Finite, 1),
  totalPages: orElse(Schema.Finite, 0),
})
export type PayoutList = typeof PayoutList.Type

/** An agent's income of the last period and of the running one, gateway §8. */
export const Income = Schema.Struct({
  previous: orElse(Schema.Finite, 0),
  current: orElse(Schema.Finite, 0),
})
export type Income = typeof Income.Type

/** What tells payouts of a list apart. */
export const idOf = ({ account, period }: Payout): string => JSON.stringify([account, period])

/** Whether an agent may pay out: what is due to an account below. */
export const mayPayOut = ({ status, amount, account }: Payout, own: string): boolean =>
  status === "due" && amount > 0 && account !== "" && account !== own

/** What a payout names, as a text is empty when it is missing. */
export const Paid = Schema.Struct({ reference: text })
