import { Schema } from "effect"

import { requiredName } from "#domain/Lenient.ts"
import * as TypedText from "#domain/TypedText.ts"

/** A country with its dialling code (gateway §2). */
export const Country = Schema.Struct({
  code: Schema.String,
  /** Without the plus sign. */
  dialingCode: Schema.String,
  name: requiredName,
})
export type Country = typeof Country.Type

/** Digits that a number has at least (decision 93). */
const fewestDigits = 7

/** A number without its dialling code. */
interface Split {
  readonly dialingCode: string
  readonly number: string
}

/** Splits an international number such as `+63 917 123 4567`; undefined unless an offered code starts it. */
export const splitNumber = (
  typed: string,
  offered: ReadonlyArray<Pick<Country, "dialingCode">>,
): Split | undefined => {
  const digits = /^(?:\+|00)(\d+)$/.exec(TypedText.mobileNumber(typed))?.[1] ?? ""
  const fitting = offered.filter(
    ({ dialingCode }) => digits.startsWith(dialingCode) && digits.length - dialingCode.length >= fewestDigits,
  )
  const [first, ...others] = fitting.map(({ dialingCode }) => dialingCode)
  if (first === undefined || others.some((other) => other !== first)) return undefined
  return { dialingCode: first, number: digits.slice(first.length) }
}
