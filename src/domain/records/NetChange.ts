import type { Value } from "#domain/Decimal.ts"
import { absolute, isNegative } from "#domain/Decimals.ts"
import * as Money from "#domain/Money.ts"

export const format = (amount: Value, currency: string): string => {
  const text = Money.format(absolute(amount))
  const sign = isNegative(amount) ? "−" : "+"
  const value = Money.withCurrency(text, currency)
  return text === Money.format(0) ? value : sign + value
}
