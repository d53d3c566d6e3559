/** A decimal such as `-1234.5`, without exponent. Unlike a number, the text preserves every digit. */
export type Decimal = `${number}`

export type Value = number | Decimal

const shape = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/

export const isDecimal = (text: string): text is Decimal => shape.test(text)

export const made = (sign: string, whole: string, part: string): Decimal => {
  const digits = `${whole.replace(/^0+(?=\d)/, "")}.${part}`.replace(/\.?0*$/, "")
  const text = digits === "0" || digits === "" ? "0" : sign + digits
  return isDecimal(text) ? text : "0"
}

/** Returns undefined for a value that is not a decimal, such as NaN. */
export const of = (value: number | string): Decimal | undefined => {
  const [, sign = "", whole = "", part = "", power = "0"] = shape.exec(String(value)) ?? []
  if (whole === "") return undefined
  const point = whole.length + Number(power)
  const digits = "0".repeat(Math.max(0, 1 - point)) + (whole + part).padEnd(point, "0")
  return made(sign, digits.slice(0, Math.max(1, point)), digits.slice(Math.max(1, point)))
}

export const partsOf = (value: Value): readonly [sign: string, whole: string, part: string] => {
  const [, sign = "", whole = "0", part = ""] = shape.exec(of(value) ?? "0") ?? []
  return [sign, whole, part]
}

const next = (digits: string): string =>
  digits.replace(
    /([0-8]?)(9*)$/,
    (_, digit: string, nines: string) => `${Number(digit) + 1}${"0".repeat(nines.length)}`,
  )

const inCents = (value: Value, isMore: (rest: string, sign: string) => boolean): Decimal => {
  const [sign, whole, part] = partsOf(value)
  const cut = whole + part.slice(0, 2).padEnd(2, "0")
  const cents = isMore(part.slice(2), sign) ? next(cut) : cut
  return made(sign, cents.slice(0, -2), cents.slice(-2))
}

/** Rounds towards negative infinity to whole cents: `519.999` becomes `519.99`, `-0.001` becomes `-0.01`. */
export const down = (value: Value): Decimal => inCents(value, (rest, sign) => rest !== "" && sign !== "")

/** Rounds to whole cents, half away from zero. */
export const rounded = (value: Value): Decimal => inCents(value, (rest) => rest >= "5")

/** Returns whether a JSON number would lose digits: integers above 2^53, and cents of amounts above 10^13. */
export const isBeyondNumber = (token: string): boolean => {
  if (!/^-?\d{14,}(?:\.\d+)?$/.test(token)) return false
  const decimal = of(token) ?? ""
  return decimal !== of(Number(token)) || (!decimal.includes(".") && !Number.isSafeInteger(Number(decimal)))
}
