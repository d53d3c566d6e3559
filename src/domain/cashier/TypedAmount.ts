import type { Message } from "#i18n/messages.ts"
import { winCurrency } from "#config/product.ts"
import * as Money from "#domain/Money.ts"
import * as TypedText from "#domain/TypedText.ts"

const plain = /^\d{1,12}(?:\.\d{1,2})?$/

/** An amount whose thousands are grouped by one kind of mark, as copied from a bank's page. */
const grouped = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/

/** Removes the currency sign before or after an amount. Other currencies' signs are refused: they may be mistakes. */
const withoutSign = (text: string): string => {
  if (text.startsWith(winCurrency)) return TypedText.trimmed(text.slice(winCurrency.length))
  return text.endsWith(winCurrency) ? TypedText.trimmed(text.slice(0, -winCurrency.length)) : text
}

/** Minor units of a decimal text, truncated. No floating point, which would lose a cent of 128.14. */
const minorOf = (decimal: string): number => {
  const [whole = "0", decimals = ""] = decimal.split(".")
  return Number(whole + decimals.slice(0, 2).padEnd(2, "0"))
}

/** Whole minor units of an amount in the major unit; 0 for a negative amount or less than one minor unit. */
export const toMinor = (amount: number): number => {
  const text = String(amount)
  return /^\d+(?:\.\d+)?$/.test(text) ? minorOf(text) : 0
}

/**
 * The amount of a text, in minor units; undefined when it is malformed.
 *
 * Assumed: two decimals at most.
 */
export const readMinor = (typed: string): number | undefined => {
  const text = withoutSign(TypedText.ascii(TypedText.trimmed(typed))).replace(/\s/g, " ")
  const decimal = grouped.test(text) ? text.replace(/[, ]/g, "") : text
  return plain.test(decimal) ? minorOf(decimal) : undefined
}

/** The same in the major unit. */
export const read = (typed: string): number | undefined => {
  const minor = readMinor(typed)
  return minor === undefined ? undefined : minor / 100
}

/** The minimum and maximum of one move; `max` 0 means no limit. */
export interface Limits {
  readonly min: number
  readonly max: number
}

/** Whether an amount is within limits. */
export const isWithin = (amount: number, { min, max }: Limits): boolean =>
  amount >= min && (max <= 0 || amount <= max)

/** The text of the limits. */
export const limitsText = ({ min, max }: Limits): Message =>
  max > 0
    ? { key: "amount_between", values: { min: Money.format(min), max: Money.format(max) } }
    : { key: "amount_from", values: { min: Money.format(min) } }

const outOfRange = (limits: Limits): Message => ({
  ...limitsText(limits),
  key: limits.max > 0 ? "amount_out_of_range" : "amount_too_small",
})

/** The error of a typed amount; undefined when it is valid. */
export const check = (typed: string, limits: Limits): Message | undefined => {
  if (TypedText.trimmed(typed) === "") return { key: "enter_amount" }
  const amount = read(typed)
  if (amount === undefined || amount === 0) return { key: "amount_format" }
  return isWithin(amount, limits) ? undefined : outOfRange(limits)
}
