import * as Decimal from "#domain/Decimal.ts"
import * as Money from "#domain/Money.ts"

const long = /^([1-9]\d{3,17})(\.\d*)?$/

/** Groups the digits of a plain amount: `1234.5` becomes `1,234.5`. Other text stays. */
export const grouped = (text: string): string => {
  const [, whole = "", part = ""] = long.exec(text) ?? []
  const decimal = Decimal.of(whole)
  return decimal === undefined ? text : Money.formatCount(decimal) + part
}

const plain = (text: string): string => text.replace(/,/g, "")

export interface Shown {
  readonly text: string
  readonly caret: number
}

export interface Edit {
  readonly before: string
  /** The browser's result of the edit. */
  readonly after: Shown
  /** The inserted text. If the browser does not name it, the whole text. */
  readonly added: string
  readonly isForward: boolean
}

// A removed comma would return at once, so the digit beside it goes.
const withoutDigit = ({ before, after, added, isForward }: Edit): Shown => {
  const { text, caret } = after
  const isComma = added === "" && text.length < before.length && plain(text) === plain(before)
  if (!isComma) return after
  const start = isForward ? caret : caret - 1
  return { text: text.slice(0, start) + text.slice(start + 1), caret: start }
}

/** Groups the digits after an edit. A typed comma stays as typed, because it may mean a decimal point. */
export const edited = (edit: Edit): Shown => {
  const { before, after, added } = edit
  const isOwn = grouped(plain(before)) === before && !/[^\d.]/.test(added)
  if (after.text.includes(",") && !isOwn) return after
  const { text, caret } = isOwn ? withoutDigit(edit) : after
  const made = grouped(plain(text))
  let rest = plain(text.slice(caret)).length
  let end = made.length
  while (rest > 0 && end > 0) {
    end -= 1
    if (made.charAt(end) !== ",") rest -= 1
  }
  return { text: made, caret: end }
}
