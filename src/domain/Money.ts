import { winCurrency } from "#config/product.ts"

import * as Decimal from "./Decimal.ts"

export interface MoneyFormat {
  // Contains the ISO code. The displayed symbol comes from the wallet.
  readonly currency: string
  readonly decimalMark: string
}

// Spec §9 "Balance format" defines these values.
export const defaultFormat: MoneyFormat = { currency: "CNY", decimalMark: "." }

const groups = /\B(?=(\d{3})+(?!\d))/g

/** Rounds half up. An invalid number becomes `0.00` (spec §9). */
export const format = (amount: Decimal.Value, { decimalMark }: MoneyFormat = defaultFormat): string => {
  const [whole = "0", cents = ""] = Decimal.rounded(amount).split(".")
  return `${whole.replace(groups, ",")}${decimalMark}${cents.padEnd(2, "0")}`
}

/** Rounds down, because a player cannot spend a fraction of a cent (open point 120). */
export const formatBalance = (balance: Decimal.Value): string => format(Decimal.down(balance))

export const withCurrency = (text: string, currency: string): string =>
  // A no-break space keeps the currency and the amount on one line.
  text.startsWith("-") ? `−${withCurrency(text.slice(1), currency)}` : `${currency}\u00a0${text}`.trim()

export const inCurrency = (amount: Decimal.Value, currency: string): string =>
  withCurrency(format(amount), currency)

export const rounded = (amount: Decimal.Value, currency: string): string =>
  inCurrency(amount, currency).replace(/[.,]00$/, "")

/** Groups digits as in amounts of money, in every language (spec §9). `Intl.NumberFormat` would be slow to create. */
export const formatCount = (count: Decimal.Value): string => rounded(count, "")

export const formatWin = (amount: number): string => inCurrency(amount, winCurrency)
