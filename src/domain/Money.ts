import { winCurrency } from "#config/product.ts"

/** Formatting rules of a currency. */
export interface MoneyFormat {
  /** ISO code of the amounts. The displayed symbol comes from the wallet. */
  readonly currency: string
  readonly decimalMark: string
}

/** The product's default format (spec §9 "Balance format"). */
export const defaultFormat: MoneyFormat = { currency: "CNY", decimalMark: "." }

const groups = /\B(?=(\d{3})+(?!\d))/g

/**
 * Formats an amount in the major unit as `#,##0.00`. Invalid numbers become `0.00` (spec §9, decision 120).
 */
export const format = (amount: number, { decimalMark }: MoneyFormat = defaultFormat): string => {
  const finite = Number.isFinite(amount) ? amount : 0
  const [whole = "0", cents = "00"] = round(Math.abs(finite)).split(".")
  const sign = finite < 0 && Number(whole + cents) !== 0 ? "-" : ""
  return `${sign}${whole.replace(groups, ",")}${decimalMark}${cents}`
}

/**
 * Rounds half up in decimal. `1.005` is slightly smaller in binary, so the decimal text is shifted instead.
 */
const round = (amount: number): string =>
  amount < 1e15 ? (Math.round(Number(`${amount}e2`)) / 100 || 0).toFixed(2) : amount.toFixed(2)

/** Puts a currency before a formatted amount, after its sign: `₱ 1,000.00`, `-₱ 10.00`. */
export const withCurrency = (text: string, currency: string): string =>
  text.startsWith("-") ? `-${withCurrency(text.slice(1), currency)}` : `${currency} ${text}`.trim()

/** Formats an amount in the major unit with its currency: `₱ 1,000.00`. */
export const inCurrency = (amount: number, currency: string): string => withCurrency(format(amount), currency)

/** Formats a win for the winner board: `₱ 1,234,567.00` (spec §2 "Latest winner board", decision 119). */
export const formatWin = (amount: number): string => inCurrency(amount, winCurrency)
