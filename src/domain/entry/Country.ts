import { Schema } from "effect"

import { requiredName } from "#domain/Lenient.ts"
import * as TypedText from "#domain/TypedText.ts"

export const Country = Schema.Struct({
  code: Schema.String,
  dialingCode: Schema.String,
  name: requiredName,
})
export type Country = typeof Country.Type

const fewestDigits = 7

interface Split {
  readonly dialingCode: string
  readonly number: string
}

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
