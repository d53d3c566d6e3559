import type { Message } from "#i18n/messages.ts"

import * as Money from "./Money.ts"
import * as TypedText from "./TypedText.ts"

const plain = /^\d{1,12}(\.\d{1,2})?$/

/** Thousands as they are grouped where an amount was copied from. */
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/

/**
 * The amount that a text means, in the major unit; nothing when it means none.
 *
 * Assumed: two decimals at most. Digits of full width are digits.
 */
export const read = (typed: string): number | undefined => {
  const text = TypedText.trimmed(typed.normalize("NFKC"))
  const digits = grouped.test(text) ? text.replace(/,/g, "") : text
  return plain.test(digits) ? Number(digits) : undefined
}

/** The least and the most that may be moved at once; `max` 0 is no limit. */
export interface Limits {
  readonly min: number
  readonly max: number
}

/** Whether an amount is within limits. */
export const isWithin = (amount: number, { min, max }: Limits): boolean =>
  amount >= min && (max <= 0 || amount <= max)

/** The limits in words. */
export const limitsText = ({ min, max }: Limits): Message =>
  max > 0
    ? { key: "amount_between", values: { min: Money.format(min), max: Money.format(max) } }
    : { key: "amount_from", values: { min: Money.format(min) } }

/** What is wrong with a typed amount; nothing when it may be moved. */
export const check = (typed: string, limits: Limits): Message | undefined => {
  if (TypedText.trimmed(typed) === "") return { key: "enter_amount" }
  const amount = read(typed)
  if (amount === undefined || amount === 0) return { key: "amount_format" }
  return isWithin(amount, limits) ? undefined : limitsText(limits)
}
