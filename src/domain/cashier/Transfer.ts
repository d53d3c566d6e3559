import type { Message } from "#i18n/messages.ts"

import * as TypedAmount from "./TypedAmount.ts"

/** Typed amount for a downline account. */
export interface Typed {
  readonly account: string
  readonly typed: string
}

/** The amount of a typed text, in the wallet's major unit; undefined when it is malformed or not above 0. */
export const amountOf = (typed: string): number | undefined => TypedAmount.read(typed) || undefined

/** The error of the form as a whole: an amount is missing or malformed. The gateway checks the balance. */
export const check = (typed: ReadonlyArray<Typed>): Readonly<Record<string, Message>> =>
  typed.length > 0 && typed.every((each) => amountOf(each.typed) !== undefined)
    ? {}
    : { amounts: { key: "transfer_amount_wrong" } }

/** The request for validated amounts. */
export const transfers = (typed: ReadonlyArray<Typed>) =>
  typed.map((each) => ({ account: each.account, amount: amountOf(each.typed) ?? 0 }))

/** The sum of all amounts, exact to the cent. */
export const total = (typed: ReadonlyArray<Typed>): number =>
  typed.reduce((sum, each) => sum + (TypedAmount.readMinor(each.typed) ?? 0), 0) / 100
