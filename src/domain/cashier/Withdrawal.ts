import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import type { Message } from "#i18n/messages.ts"
import type { BankCard } from "#domain/account/BankCard.ts"
import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"

import { Reference } from "./MoneyMoveResponse.ts"
import { RequestAmount } from "./RequestAmount.ts"
import * as TypedAmount from "./TypedAmount.ts"

export interface Form {
  readonly card: BankCard | undefined
  readonly amount: string
  readonly paymentPassword: string
  // Undefined means that the form still waits for the balance.
  readonly balance: Decimal.Value | undefined
  readonly currency?: string
  readonly fee?: number | undefined
}

export const fields = ["card", "amount", "paymentPassword"] as const
export type Field = (typeof fields)[number]

export const limits: TypedAmount.Limits = cashier.withdrawal

const checkAmount = ({ amount, balance, currency, fee = 0 }: Form): Message | undefined => {
  if (balance === undefined) return { key: "withdraw_needs_balance" }
  const read = TypedAmount.read(amount, currency)
  // The balance is checked first, because an amount above the balance needs no message about limits.
  return read !== undefined && Decimals.isAbove(Decimals.plus(read, fee), balance)
    ? { key: "insufficient_balance" }
    : TypedAmount.check(amount, limits, currency)
}

export const check = (form: Form): FieldErrors =>
  found({
    card: form.card === undefined ? { key: "choose_card" } : undefined,
    amount: checkAmount(form),
    paymentPassword: form.paymentPassword === "" ? { key: "enter_payment_password" } : undefined,
  })

export const fieldOf = ({ key }: Message): Field | undefined => {
  if (key === "insufficient_balance") return "amount"
  return key === "payment_password_wrong" ? "paymentPassword" : undefined
}

/** "Withdraw all" fills in this amount. Undefined means that the balance is below the minimum. */
export const most = (balance: Decimal.Value, fee = 0): Decimal.Decimal | undefined => {
  if (Decimals.isAbove(fee, balance)) return undefined
  const all = Decimal.down(fee === 0 ? balance : Decimals.minus(balance, fee))
  if (Decimals.isAbove(limits.min, all)) return undefined
  return Decimals.isAbove(all, limits.max) ? Decimal.of(limits.max) : all
}

export const Payload = Schema.Struct({
  cardId: Schema.String,
  amount: RequestAmount,
  paymentPassword: Schema.String,
  requestId: Schema.String,
})

export const payload = (
  { card, amount, paymentPassword, currency }: Form,
  requestId: string,
): typeof Payload.Type | undefined => {
  const read = TypedAmount.read(amount, currency)
  return card === undefined || read === undefined
    ? undefined
    : { cardId: card.cardId, amount: read, paymentPassword, requestId }
}

export const WithdrawalResponse = Schema.Struct({ reference: Reference })

export interface Receipt {
  readonly reference: string
  readonly amount: Decimal.Value
  readonly card: BankCard
}

export interface Means {
  readonly hasPassword: boolean
  readonly cards: ReadonlyArray<BankCard>
}

export type Lack = "paymentPassword" | "card"

export const lackOf = ({ hasPassword, cards }: Means): Lack | undefined => {
  if (!hasPassword) return "paymentPassword"
  return cards.length === 0 ? "card" : undefined
}
