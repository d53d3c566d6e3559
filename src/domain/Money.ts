import { winCurrency } from "#config/product.ts"

/** What a formatter needs to know of a currency. */
export interface MoneyFormat {
  /** ISO code the figures are meant in; the symbol beside them comes from the wallet. */
  readonly currency: string
  readonly decimalMark: string
}

/** The product's default formatter, spec §9 "Balance format". */
export const defaultFormat: MoneyFormat = { currency: "CNY", decimalMark: "." }

const groups = /\B(?=(\d{3})+(?!\d))/g

/** An amount in the major unit as `#,##0.00`; what is no number is `0.00` (spec §9, decision 120). */
export const format = (amount: number, { decimalMark }: MoneyFormat = defaultFormat): string => {
  const finite = Number.isFinite(amount) ? amount : 0
  const [whole = "0", cents = "00"] = round(Math.abs(finite)).split(".")
  const sign = finite < 0 && Number(whole + cents) !== 0 ? "-" : ""
  return `${sign}${whole.replace(groups, ",")}${decimalMark}${cents}`
}

/** `1.005` is a little less in binary; the shift through its decimal text rounds as people do. */
const round = (amount: number): string =>
  amount < 1e15 ? (Math.round(Number(`${amount}e2`)) / 100 || 0).toFixed(2) : amount.toFixed(2)

/** A hidden amount: asterisks only, so that its size is not told (spec §2 "Right-side menu"). */
export const hidden = "*****"

/** A win as the board shows it: `₱1,234,567.00` (spec §2 "Latest winner board", decision 119). */
export const formatWin = (amount: number): string => `${winCurrency}${format(amount)}`
