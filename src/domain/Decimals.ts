import { type Decimal, made, partsOf, type Value } from "./Decimal.ts"

// These functions are separate from `Decimal.ts`, because the first screen does not need them.
const aligned = (one: Value, other: Value): readonly [one: string, other: string, places: number] => {
  const [, whole, part] = partsOf(one)
  const [, otherWhole, otherPart] = partsOf(other)
  const places = Math.max(part.length, otherPart.length)
  const length = Math.max(whole.length, otherWhole.length) + places
  const pad = (before: string, after: string) => (before + after.padEnd(places, "0")).padStart(length, "0")
  return [pad(whole, part), pad(otherWhole, otherPart), places]
}

export const isNegative = (value: Value): boolean => partsOf(value)[0] !== ""

export const absolute = (value: Value): Decimal => {
  const [, whole, part] = partsOf(value)
  return made("", whole, part)
}

export const isAbove = (one: Value, other: Value): boolean => {
  // The values are compared as numbers. If both numbers are equal, the digits are compared.
  const [a, b] = [Number(one), Number(other)]
  if (a !== b) return a > b
  const [digits, otherDigits] = aligned(one, other)
  return isNegative(one) ? digits < otherDigits : digits > otherDigits
}

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

/** Neither value may be negative. */
export const plus = (one: Value, other: Value): Decimal => combined(one, other, 1)

/** Neither value may be negative, and the first must not be below the second. */
export const minus = (one: Value, other: Value): Decimal => combined(one, other, -1)

/** Neither value may be negative, but the difference may be. */
export const difference = (one: Value, other: Value): Decimal => {
  if (!isAbove(other, one)) return minus(one, other)
  const [, whole, part] = partsOf(minus(other, one))
  return made("-", whole, part)
}
