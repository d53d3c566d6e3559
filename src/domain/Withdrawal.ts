import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import type { Message } from "#i18n/messages.ts"

import type { BankCard } from "./BankCard.ts"
import { type FieldErrors, found } from "./FieldErrors.ts"
import { Id } from "./Lenient.ts"
import * as TypedAmount from "./TypedAmount.ts"

/** What a player fills in, with what it is judged by. */
export interface Form {
  readonly card: BankCard | undefined
  readonly amount: string
  readonly paymentPassword: string
  /** What the member owns; nothing while it is not known, and then the gateway alone judges. */
  readonly balance: number | undefined
}

export const fields = ["card", "amount", "paymentPassword"] as const
export type Field = (typeof fields)[number]

/** The least and the most of a withdrawal (decision 6). */
export const limits: TypedAmount.Limits = cashier.withdrawal

const checkAmount = ({ amount, balance }: Form): Message | undefined => {
  const read = TypedAmount.read(amount)
  // More than one owns is said first: no other amount within the limits would help.
  return read !== undefined && balance !== undefined && read > balance
    ? { key: "insufficient_balance" }
    : TypedAmount.check(amount, limits)
}

/** What is wrong with a withdrawal; nothing when it may be confirmed. */
export const check = (form: Form): FieldErrors =>
  found({
    card: form.card === undefined ? { key: "choose_card" } : undefined,
    amount: checkAmount(form),
    paymentPassword: form.paymentPassword === "" ? { key: "enter_password" } : undefined,
  })

/** The field that a refusal speaks of (gateway §9). */
export const fieldOf = ({ key }: Message): Field | undefined => {
  if (key === "insufficient_balance") return "amount"
  return key === "payment_password_wrong" ? "paymentPassword" : undefined
}

/** The most that a press fills in: all one owns, as far as one withdrawal takes it; nothing when that is too little. */
export const most = (balance: number): number | undefined => {
  const all = Math.min(Math.floor(balance * 100) / 100, limits.max)
  return all >= limits.min ? all : undefined
}

/** What is sent, gateway §4. */
export const Payload = Schema.Struct({
  cardId: Schema.String,
  amount: Schema.Finite,
  paymentPassword: Schema.String,
  requestId: Schema.String,
})

/** What is sent of a withdrawal; nothing of one that may not be confirmed. */
export const payload = (
  { card, amount, paymentPassword }: Form,
  requestId: string,
): typeof Payload.Type | undefined => {
  const read = TypedAmount.read(amount)
  return card === undefined || read === undefined
    ? undefined
    : { cardId: card.cardId, amount: read, paymentPassword, requestId }
}

/** What the gateway answers. */
export const Answer = Schema.Struct({ reference: Id })

/** What is shown of a withdrawal that was asked for. */
export interface Receipt {
  readonly reference: string
  readonly amount: number
  readonly card: BankCard
}

/** What one needs to withdraw. */
export interface Means {
  readonly hasPassword: boolean
  readonly cards: ReadonlyArray<BankCard>
}

/** What a member still lacks to withdraw, in the order in which it is asked for (decision 6). */
export type Lack = "paymentPassword" | "card"

/** What is missing to withdraw; nothing when all is there. */
export const lackOf = ({ hasPassword, cards }: Means): Lack | undefined => {
  if (!hasPassword) return "paymentPassword"
  return cards.length === 0 ? "card" : undefined
}
