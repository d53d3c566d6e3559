import * as Money from "./Money.ts"

/** What was gained or lost, in its currency: `+₱ 12.00`, `-₱ 3.50`, `₱ 0.00`. */
export const format = (amount: number, currency: string): string => {
  const text = Money.format(Math.abs(amount))
  const sign = amount > 0 ? "+" : "-"
  const value = `${currency} ${text}`.trim()
  return text === Money.format(0) ? value : sign + value
}
