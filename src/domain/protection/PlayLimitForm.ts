import { Option, Schema } from "effect"

import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import type { Value } from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import type { Failure } from "#domain/Failure.ts"
import { message } from "#domain/Failure.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { exact } from "#domain/Lenient.ts"
import * as Money from "#domain/Money.ts"
import type { Message } from "#i18n/messages.ts"

import { limitAt, type Limits, periods, type LimitKey } from "./PlayLimit.ts"

export interface Form extends LimitKey {
  readonly amount: string | null
  readonly limits: Limits
  readonly currency: string
}

export const fields = ["amount"] as const
export type Field = (typeof fields)[number]

const refusedRaise = (form: Form, amount: Value): Message | undefined => {
  const limit = limitAt(form.limits, form)
  return limit?.amount !== undefined && limit.setBy === "operator" && Decimals.isAbove(amount, limit.amount)
    ? { key: "operator_limit" }
    : undefined
}

const amountError = (form: Form, typed: string): Message | undefined => {
  const refused = TypedAmount.check(typed, { min: 0, max: 0 }, form.currency)
  const amount = TypedAmount.read(typed, form.currency)
  if (refused !== undefined || amount === undefined) return refused
  return refusedRaise(form, amount)
}

const crossing = ({ kind, period, limits, currency }: Form, amount: Value): Message | undefined => {
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

/** Both limits may hold, because the lowest applies (gateway §11), so the player is asked once. */
export const caution = (form: Form): Message | undefined => {
  if (form.amount === null || amountError(form, form.amount) !== undefined) return undefined
  const amount = TypedAmount.read(form.amount, form.currency)
  return amount === undefined ? undefined : crossing(form, amount)
}

export const check = (form: Form): FieldErrors =>
  found({ amount: form.amount === null ? undefined : amountError(form, form.amount) })

const Conflict = Schema.Struct({ period: Schema.Literals(periods), amount: exact })
const decodeConflict = Schema.decodeUnknownOption(Conflict)

export const messageOf = (failure: Failure): Message => {
  if (failure._tag !== "Refused" || failure.code !== "limit_conflict") return message(failure)
  return Option.match(decodeConflict(failure.value), {
    onNone: (): Message => ({ key: "limit_conflict" }),
    onSome: ({ period, amount }): Message => ({
      key: `limit_conflict_${period}`,
      values: { amount: Money.rounded(amount, "") },
    }),
  })
}

export const fieldOf = ({ key }: Message): Field | undefined =>
  key.startsWith("limit_conflict") ? "amount" : undefined

export const payload = ({ kind, period, amount, currency }: Form) => ({
  kind,
  period,
  amount: amount === null ? null : (TypedAmount.read(amount, currency) ?? null),
})
