import type { Value } from "#domain/Decimal.ts"
import { absolute, isNegative } from "#domain/Decimals.ts"
import * as Money from "#domain/Money.ts"

/** `digits` formats the amount without its sign. */
export const format = (
  amount: Value,
  currency: string,
  digits: (amount: Value) => string = Money.format,
): string => {
  const text = digits(absolute(amount))
  const sign = isNegative(amount) ? "−" : "+"
  const value = Money.withCurrency(text, currency)
  return text === Money.format(0) ? value : sign + value
}
