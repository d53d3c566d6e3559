import type { Message } from "#i18n/messages.ts"

/** Money for an account below, as it is typed. */
export interface Typed {
  readonly account: string
  readonly typed: string
}

const shape = /^\d{1,12}(?:[.,]\d{1,2})?$/

/** The amount of a typed text, in the wallet's major unit; nothing for what is none, or not above 0. */
export const amountOf = (typed: string): number | undefined => {
  const text = typed.trim()
  const amount = shape.test(text) ? Number(text.replace(",", ".")) : 0
  return amount > 0 ? amount : undefined
}

/** What is wrong with the form as a whole: an amount is missing or none. Whether there is that much money the gateway knows. */
export const check = (typed: ReadonlyArray<Typed>): Readonly<Record<string, Message>> =>
  typed.length > 0 && typed.every((each) => amountOf(each.typed) !== undefined)
    ? {}
    : { amounts: { key: "transfer_amount_wrong" } }

/** What is sent of amounts that were checked. */
export const transfers = (typed: ReadonlyArray<Typed>) =>
  typed.map((each) => ({ account: each.account, amount: amountOf(each.typed) ?? 0 }))

/** The sum of all amounts, exact to the cent. */
export const total = (typed: ReadonlyArray<Typed>): number =>
  Math.round(transfers(typed).reduce((sum, { amount }) => sum + amount * 100, 0)) / 100
