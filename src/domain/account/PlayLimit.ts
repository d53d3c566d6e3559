import { Schema } from "effect"

import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import type { Value } from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import type { Failure } from "#domain/Failure.ts"
import { message } from "#domain/Failure.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { exact } from "#domain/Lenient.ts"
import * as Money from "#domain/Money.ts"
import type { Message } from "#i18n/messages.ts"

/** What a limit counts: deposits without withdrawals, stakes, or stakes less wins. */
export const kinds = ["deposit", "stake", "loss"] as const
export type Kind = (typeof kinds)[number]

/** From the shortest to the longest. */
export const periods = ["day", "week", "month"] as const
export type Period = (typeof periods)[number]

/** A limit in force (gateway §11). Times in epoch milliseconds, amounts in the major unit. */
export const PlayLimit = Schema.Struct({
  kind: Schema.Literals(kinds),
  period: Schema.Literals(periods),
  amount: exact,
  used: exact,
  resets: Schema.Finite,
  setBy: Schema.Literals(["player", "operator"]),
  /** A raise, or a removal when its amount is null. It can be confirmed between `from` and `until`. */
  pending: Schema.optionalKey(
    Schema.Struct({ amount: Schema.NullOr(exact), from: Schema.Finite, until: Schema.Finite }),
  ),
})
export type PlayLimit = typeof PlayLimit.Type

/** A limit to change: what it counts, and for how long. */
export type Place = Pick<PlayLimit, "kind" | "period">

type Limits = ReadonlyArray<PlayLimit>

export const limitAt = (limits: Limits, { kind, period }: Place): PlayLimit | undefined =>
  limits.find((limit) => limit.kind === kind && limit.period === period)

/** The used share of a limit, from 0 to 1. */
export const usedShare = ({ used, amount }: Pick<PlayLimit, "used" | "amount">): number =>
  Number(amount) > 0 ? Math.min(1, Math.max(0, Number(used) / Number(amount))) : 1

/** Whether a pending change can be confirmed. `now` is the gateway's. */
export const canConfirm = ({ pending }: Pick<PlayLimit, "pending">, now: number): boolean =>
  pending !== undefined && pending.from <= now && now < pending.until

export interface Form extends Place {
  /** The typed amount; null removes the limit. */
  readonly amount: string | null
  /** The limits in force. */
  readonly limits: Limits
  readonly currency: string
}

export const fields = ["amount"] as const
export type Field = (typeof fields)[number]

/** A day's limit is at most its week's, and a week's at most its month's. */
const conflict = ({ kind, period, limits, currency }: Form, amount: Value): Message | undefined => {
  const at = periods.indexOf(period)
  for (const [index, other] of periods.entries()) {
    const limit = limitAt(limits, { kind, period: other })
    if (limit === undefined || index === at) continue
    const values = { amount: Money.rounded(limit.amount, currency) }
    if (index > at && Decimals.isAbove(amount, limit.amount))
      return { key: other === "month" ? "above_month_limit" : "above_week_limit", values }
    if (index < at && Decimals.isAbove(limit.amount, amount))
      return { key: other === "day" ? "below_day_limit" : "below_week_limit", values }
  }
  return undefined
}

/** An operator's limit can only be lowered. */
const refusedRaise = (form: Form, amount: Value): Message | undefined => {
  const limit = limitAt(form.limits, form)
  return limit?.setBy === "operator" && Decimals.isAbove(amount, limit.amount)
    ? { key: "operator_limit" }
    : undefined
}

const amountError = (form: Form, typed: string): Message | undefined => {
  const refused = TypedAmount.check(typed, { min: 0, max: 0 }, form.currency)
  const amount = TypedAmount.read(typed, form.currency)
  if (refused !== undefined || amount === undefined) return refused
  return refusedRaise(form, amount) ?? conflict(form, amount)
}

export const check = (form: Form): FieldErrors =>
  found({ amount: form.amount === null ? undefined : amountError(form, form.amount) })

/** The refusal for the player. */
export const messageOf = (failure: Failure): Message =>
  failure._tag === "Refused" && failure.code === "limit_conflict"
    ? { key: "limit_conflict" }
    : message(failure)

/** The field that a gateway error belongs to. */
export const fieldOf = ({ key }: Message): Field | undefined =>
  key === "limit_conflict" ? "amount" : undefined

/** The body of the call. */
export const payload = ({ kind, period, amount, currency }: Form) => ({
  kind,
  period,
  amount: amount === null ? null : (TypedAmount.read(amount, currency) ?? null),
})
