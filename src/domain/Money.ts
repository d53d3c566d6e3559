import { winCurrency } from "#config/product.ts"

import * as Decimal from "./Decimal.ts"

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
 * Formats an amount in the major unit as `#,##0.00`, rounded half up in decimal. Invalid numbers become `0.00` (spec
 * §9).
 */
export const format = (amount: Decimal.Value, { decimalMark }: MoneyFormat = defaultFormat): string => {
  const [whole = "0", cents = ""] = Decimal.rounded(amount).split(".")
  return `${whole.replace(groups, ",")}${decimalMark}${cents.padEnd(2, "0")}`
}

/** Formats a balance, rounded down: a player cannot spend what is not there (decision 120). */
export const formatBalance = (balance: Decimal.Value): string => format(Decimal.down(balance))

/**
 * Puts a currency before a formatted amount, after its sign: `₱ 1,000.00`, `-₱ 10.00`. A no-break space keeps both on
 * one line.
 */
export const withCurrency = (text: string, currency: string): string =>
  text.startsWith("-") ? `-${withCurrency(text.slice(1), currency)}` : `${currency}\u00a0${text}`.trim()

/** Formats an amount in the major unit with its currency: `₱ 1,000.00`. */
export const inCurrency = (amount: Decimal.Value, currency: string): string =>
  withCurrency(format(amount), currency)

/** Formats an amount with its currency, and without decimals that are zero: `₱ 1,000`, `₱ 99.50`. */
export const rounded = (amount: Decimal.Value, currency: string): string =>
  inCurrency(amount, currency).replace(/[.,]00$/, "")

/** Formats a win for the winner board: `₱ 1,234,567.00` (spec §2 "Latest winner board", decision 119). */
export const formatWin = (amount: number): string => inCurrency(amount, winCurrency)
