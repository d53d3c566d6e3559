import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import type { Message } from "#i18n/messages.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { Id, name, text } from "#domain/Lenient.ts"
import * as TypedText from "#domain/TypedText.ts"

export const BankCard = Schema.Struct({
  cardId: Id,
  bankCode: Id,
  bankName: name,
  cardNumberMasked: name,
  payeeName: name,
})
export type BankCard = typeof BankCard.Type

export const WithdrawBank = Schema.Struct({ bankCode: Id, bankName: name, icon: text })
export type WithdrawBank = typeof WithdrawBank.Type

export interface Typed {
  readonly bankCode: string
  readonly cardNumber: string
  readonly payeeName: string
  readonly paymentPassword: string
}

export const nothing: Typed = { bankCode: "", cardNumber: "", payeeName: "", paymentPassword: "" }

export const fields = ["bankCode", "cardNumber", "payeeName", "paymentPassword"] as const
export type Field = (typeof fields)[number]

const digitsOf = (typed: string): string => TypedText.trimmed(typed.normalize("NFKC")).replace(/[\s-]/g, "")

const checkNumber = (typed: string): Message | undefined => {
  const digits = digitsOf(typed)
  const { min, max } = cashier.cardDigits
  if (digits === "") return { key: "field_required" }
  const isNumber = /^\d+$/.test(digits) && digits.length >= min && digits.length <= max
  return isNumber ? undefined : { key: "card_number_format", values: { min, max } }
}

const checkPayee = (typed: string): Message | undefined => {
  const name = TypedText.trimmed(typed)
  if (name === "") return { key: "field_required" }
  return TypedText.isPlain(name) ? undefined : { key: "check_name" }
}

export const check = (typed: Typed): FieldErrors =>
  found({
    bankCode: typed.bankCode === "" ? { key: "choose_bank" } : undefined,
    cardNumber: checkNumber(typed.cardNumber),
    payeeName: checkPayee(typed.payeeName),
    paymentPassword: typed.paymentPassword === "" ? { key: "enter_payment_password" } : undefined,
  })

export const fieldOf = ({ key }: Message): Field | undefined => {
  if (key === "payment_password_wrong") return "paymentPassword"
  return key === "name_format" ? "payeeName" : undefined
}

export const payload = (typed: Typed): Typed => ({
  bankCode: typed.bankCode,
  cardNumber: digitsOf(typed.cardNumber),
  payeeName: TypedText.trimmed(typed.payeeName),
  paymentPassword: typed.paymentPassword,
})

export const titleOf = ({ bankName, cardNumberMasked }: BankCard): string =>
  `${bankName} ${cardNumberMasked}`.trim()
