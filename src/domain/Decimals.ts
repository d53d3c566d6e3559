import { type Decimal, made, partsOf, type Value } from "./Decimal.ts"

/** Comparisons and sums of decimals. Separate from `Decimal.ts`, because the first screen does not need them. */

/** Both amounts without sign and point, padded to one length, and the number of digits after the point. */
const aligned = (one: Value, other: Value): readonly [one: string, other: string, places: number] => {
  const [, whole, part] = partsOf(one)
  const [, otherWhole, otherPart] = partsOf(other)
  const places = Math.max(part.length, otherPart.length)
  const length = Math.max(whole.length, otherWhole.length) + places
  const pad = (before: string, after: string) => (before + after.padEnd(places, "0")).padStart(length, "0")
  return [pad(whole, part), pad(otherWhole, otherPart), places]
}

export const isNegative = (value: Value): boolean => partsOf(value)[0] !== ""

/** A value without its sign. */
export const absolute = (value: Value): Decimal => {
  const [, whole, part] = partsOf(value)
  return made("", whole, part)
}

/** Whether one value is greater than another. Numbers decide unless both round to the same one. */
export const isAbove = (one: Value, other: Value): boolean => {
  const [a, b] = [Number(one), Number(other)]
  if (a !== b) return a > b
  const [digits, otherDigits] = aligned(one, other)
  return isNegative(one) ? digits < otherDigits : digits > otherDigits
}

/** Adds or subtracts digit by digit. */
const combined = (one: Value, other: Value, sign: 1 | -1): Decimal => {
  const [a, b, places] = aligned(one, other)
  let sum = ""
  let carry = 0
  for (let at = a.length - 1; at >= 0; at -= 1) {
    const digit = Number(a[at]) + sign * Number(b[at]) + carry
    sum = ((digit + 10) % 10) + sum
    carry = Math.floor(digit / 10)
  }
  const digits = carry + sum
  const point = digits.length - places
  return made("", digits.slice(0, point), digits.slice(point))
}

/** The sum of two values that are not negative. */
export const plus = (one: Value, other: Value): Decimal => combined(one, other, 1)

/** The difference of two values that are not negative, of which the first is not below the second. */
export const minus = (one: Value, other: Value): Decimal => combined(one, other, -1)
