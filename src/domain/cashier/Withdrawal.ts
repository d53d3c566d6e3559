import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import type { Message } from "#i18n/messages.ts"
import type { BankCard } from "#domain/account/BankCard.ts"
import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"

import { Reference } from "./MoveResponse.ts"
import { RequestAmount } from "./RequestAmount.ts"
import * as TypedAmount from "./TypedAmount.ts"

/** A draft, with the data that its validation needs. */
export interface Form {
  readonly card: BankCard | undefined
  readonly amount: string
  readonly paymentPassword: string
  /** The member's balance; undefined while it is not known, and then the form waits for it. */
  readonly balance: Decimal.Value | undefined
  /** The symbol of the wallet's currency. */
  readonly currency?: string
  /** What a withdrawal costs beside its amount (gateway §12). */
  readonly fee?: number | undefined
}

export const fields = ["card", "amount", "paymentPassword"] as const
export type Field = (typeof fields)[number]

/** The minimum and maximum of a withdrawal (decision 6). */
export const limits: TypedAmount.Limits = cashier.withdrawal

const checkAmount = ({ amount, balance, currency, fee = 0 }: Form): Message | undefined => {
  if (balance === undefined) return { key: "withdraw_needs_balance" }
  const read = TypedAmount.read(amount, currency)
  // Checked first: when the amount exceeds the balance, the limits do not help.
  return read !== undefined && Decimals.isAbove(Decimals.plus(read, fee), balance)
    ? { key: "insufficient_balance" }
    : TypedAmount.check(amount, limits, currency)
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

/**
 * The amount that "Withdraw all" fills in: the balance without the fee, rounded down, up to the maximum; undefined below the
 * minimum.
 */
export const most = (balance: Decimal.Value, fee = 0): Decimal.Decimal | undefined => {
  if (Decimals.isAbove(fee, balance)) return undefined
  const all = Decimal.down(fee === 0 ? balance : Decimals.minus(balance, fee))
  if (Decimals.isAbove(limits.min, all)) return undefined
  return Decimals.isAbove(all, limits.max) ? Decimal.of(limits.max) : all
}

/** The request, gateway §4. */
export const Payload = Schema.Struct({
  cardId: Schema.String,
  amount: RequestAmount,
  paymentPassword: Schema.String,
  requestId: Schema.String,
})

/** The request of a withdrawal; undefined when it is invalid. */
export const payload = (
  { card, amount, paymentPassword, currency }: Form,
  requestId: string,
): typeof Payload.Type | undefined => {
  const read = TypedAmount.read(amount, currency)
  return card === undefined || read === undefined
    ? undefined
    : { cardId: card.cardId, amount: read, paymentPassword, requestId }
}

/** The gateway's response. */
export const WithdrawalResponse = Schema.Struct({ reference: Reference })

/** The receipt of a withdrawal. */
export interface Receipt {
  readonly reference: string
  readonly amount: Decimal.Value
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
