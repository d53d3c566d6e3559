import type { Message } from "#i18n/messages.ts"
import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"

import * as TypedAmount from "./TypedAmount.ts"

/** Typed amount for a downline account. */
export interface Typed {
  readonly account: string
  readonly typed: string
  /** The symbol of the wallet's currency. */
  readonly currency?: string
}

/** The amount of a typed text, in the wallet's major unit; undefined when it is malformed or not above 0. */
export const amountOf = ({ typed, currency }: Omit<Typed, "account">): Decimal.Decimal | undefined => {
  const amount = TypedAmount.read(typed, currency)
  return amount === "0" ? undefined : amount
}

/** The error of the form as a whole: an amount is missing or malformed. The gateway checks the balance. */
export const check = (typed: ReadonlyArray<Typed>): Readonly<Record<string, Message>> =>
  typed.length > 0 && typed.every((each) => amountOf(each) !== undefined)
    ? {}
    : { amounts: { key: "transfer_amount_wrong" } }

/** The request for validated amounts. */
export const transfers = (typed: ReadonlyArray<Typed>) =>
  typed.map((each) => ({ account: each.account, amount: amountOf(each) ?? ("0" as const) }))

/** The sum of all amounts. */
export const total = (typed: ReadonlyArray<Typed>): Decimal.Decimal =>
  typed.reduce<Decimal.Decimal>((sum, each) => Decimals.plus(sum, amountOf(each) ?? 0), "0")
