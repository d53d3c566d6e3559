import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import type { Message } from "#i18n/messages.ts"
import type { BankCard } from "#domain/account/BankCard.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { Id } from "#domain/Lenient.ts"

import * as TypedAmount from "./TypedAmount.ts"

/** A draft, with the data that its validation needs. */
export interface Form {
  readonly card: BankCard | undefined
  readonly amount: string
  readonly paymentPassword: string
  /** The member's balance; undefined until it is loaded, and then only the gateway checks it. */
  readonly balance: number | undefined
}

export const fields = ["card", "amount", "paymentPassword"] as const
export type Field = (typeof fields)[number]

/** The minimum and maximum of a withdrawal (decision 6). */
export const limits: TypedAmount.Limits = cashier.withdrawal

const checkAmount = ({ amount, balance }: Form): Message | undefined => {
  const read = TypedAmount.read(amount)
  // Checked first: when the amount exceeds the balance, the limits do not help.
  return read !== undefined && balance !== undefined && read > balance
    ? { key: "insufficient_balance" }
    : TypedAmount.check(amount, limits)
}

/** The errors of a withdrawal by field; empty when it may be confirmed. */
export const check = (form: Form): FieldErrors =>
  found({
    card: form.card === undefined ? { key: "choose_card" } : undefined,
    amount: checkAmount(form),
    paymentPassword: form.paymentPassword === "" ? { key: "enter_payment_password" } : undefined,
  })

/** The field that a refusal names (gateway §9). */
export const fieldOf = ({ key }: Message): Field | undefined => {
  if (key === "insufficient_balance") return "amount"
  return key === "payment_password_wrong" ? "paymentPassword" : undefined
}

/** The amount that "Withdraw all" fills in: the balance up to the maximum; undefined below the minimum. */
export const most = (balance: number): number | undefined => {
  const all = Math.min(TypedAmount.toMinor(balance) / 100, limits.max)
  return all >= limits.min ? all : undefined
}

/** The request, gateway §4. */
export const Payload = Schema.Struct({
  cardId: Schema.String,
  amount: Schema.Finite,
  paymentPassword: Schema.String,
  requestId: Schema.String,
})

/** The request of a withdrawal; undefined when it is invalid. */
export const payload = (
  { card, amount, paymentPassword }: Form,
  requestId: string,
): typeof Payload.Type | undefined => {
  const read = TypedAmount.read(amount)
  return card === undefined || read === undefined
    ? undefined
    : { cardId: card.cardId, amount: read, paymentPassword, requestId }
}

/** The gateway's response. */
export const Answer = Schema.Struct({ reference: Id })

/** The receipt of a withdrawal. */
export interface Receipt {
  readonly reference: string
  readonly amount: number
  readonly card: BankCard
}

/** The data that a withdrawal requires. */
export interface Means {
  readonly hasPassword: boolean
  readonly cards: ReadonlyArray<BankCard>
}

/** The missing requirements of a withdrawal, in the order of the page (decision 6). */
export type Lack = "paymentPassword" | "card"

/** The first missing requirement; undefined when all are met. */
export const lackOf = ({ hasPassword, cards }: Means): Lack | undefined => {
  if (!hasPassword) return "paymentPassword"
  return cards.length === 0 ? "card" : undefined
}
