import * as Money from "#domain/Money.ts"

/** Formats a gain or loss with its currency: `+₱ 12.00`, `-₱ 3.50`, `₱ 0.00`. */
export const format = (amount: number, currency: string): string => {
  const text = Money.format(Math.abs(amount))
  const sign = amount > 0 ? "+" : "-"
  const value = Money.withCurrency(text, currency)
  return text === Money.format(0) ? value : sign + value
}
