import type { Message } from "#i18n/messages.ts"
import { winCurrency } from "#config/product.ts"
import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import * as Money from "#domain/Money.ts"
import * as TypedText from "#domain/TypedText.ts"

// Assumed: an amount has at most two decimals.
const plain = /^\d{1,18}(?:\.\d{1,2})?$/

const grouped = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/

const withoutSign = (text: string, currency: string): string => {
  // An amount with the sign of another currency is refused, because the currency may be a mistake.
  if (currency === "") return text
  if (text.startsWith(currency)) return TypedText.trimmed(text.slice(currency.length))
  return text.endsWith(currency) ? TypedText.trimmed(text.slice(0, -currency.length)) : text
}

/** Returns undefined for malformed text. The peso sign is the default, because version 0.2.0 stored no currency. */
export const read = (typed: string, currency: string = winCurrency): Decimal.Decimal | undefined => {
  const text = withoutSign(TypedText.ascii(TypedText.trimmed(typed)), currency).replace(/\s/g, " ")
  const decimal = grouped.test(text) ? text.replace(/[, ]/g, "") : text
  return plain.test(decimal) ? Decimal.of(decimal) : undefined
}

export interface Limits {
  readonly min: number
  // 0 means no limit.
  readonly max: number
}

export const isWithin = (amount: Decimal.Value, { min, max }: Limits): boolean =>
  !Decimals.isAbove(min, amount) && (max <= 0 || !Decimals.isAbove(amount, max))

export const limitsText = ({ min, max }: Limits, currency: string): Message => {
  const money = (amount: number): string => Money.rounded(amount, currency)
  return max > 0
    ? { key: "amount_between", values: { min: money(min), max: money(max) } }
    : { key: "amount_from", values: { min: money(min) } }
}

const outOfRange = (limits: Limits, currency: string): Message => ({
  ...limitsText(limits, currency),
  key: limits.max > 0 ? "amount_out_of_range" : "amount_too_small",
})

export const check = (typed: string, limits: Limits, currency?: string): Message | undefined => {
  if (TypedText.trimmed(typed) === "") return { key: "enter_amount" }
  const amount = read(typed, currency)
  if (amount === undefined || amount === "0") return { key: "amount_format" }
  return isWithin(amount, limits) ? undefined : outOfRange(limits, currency ?? "")
}
