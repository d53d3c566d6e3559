import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"

import { type FieldErrors, found } from "./FieldErrors.ts"
import { Id, orElse, text } from "./Lenient.ts"
import * as Money from "./Money.ts"
import * as TypedAmount from "./TypedAmount.ts"
import * as TypedText from "./TypedText.ts"
import { isSafe } from "./Url.ts"

/** The ways to pay, in the order they are offered (decision 4, gateway §4). */
export const methods = ["MANUAL", "ALIPAY", "QQ", "WECHAT", "GATEWAY"] as const
export type Method = (typeof methods)[number]

export const methodNames: Readonly<Record<Method, MessageKey>> = {
  MANUAL: "method_MANUAL",
  ALIPAY: "method_ALIPAY",
  QQ: "method_QQ",
  WECHAT: "method_WECHAT",
  GATEWAY: "method_GATEWAY",
}

/** Where a deposit can be paid to; amounts in the wallet's major unit. */
export const Bank = Schema.Struct({
  method: Schema.Literals(methods),
  vendor: Id,
  bankCode: Id,
  bankName: text,
  icon: text,
  /** Of bank transfers: whom the player pays. */
  accountName: Schema.optionalKey(text),
  accountNumber: Schema.optionalKey(orElse(Id, "")),
  min: orElse(Schema.Finite, 0),
  /** Assumed: 0 is no limit. */
  max: orElse(Schema.Finite, 0),
})
export type Bank = typeof Bank.Type

/** A bonus that a deposit may claim. Assumed: `rate` is in per cent of the amount. */
export const Promo = Schema.Struct({
  promoId: Id,
  title: text,
  rate: orElse(Schema.Finite, 0),
  minAmount: orElse(Schema.Finite, 0),
})
export type Promo = typeof Promo.Type

/** What the gateway answers; both ways to pay on may be missing. */
export const Answer = Schema.Struct({
  reference: Id,
  payUrl: Schema.optionalKey(text),
  /** Assumed: the text that a wallet's camera reads. */
  qr: Schema.optionalKey(text),
})
export type Answer = typeof Answer.Type

/** What is sent, gateway §4. */
export const Payload = Schema.Struct({
  vendor: Schema.String,
  bankCode: Schema.String,
  amount: Schema.Finite,
  promoId: Schema.optionalKey(Schema.String),
  payer: Schema.optionalKey(Schema.String),
  requestId: Schema.String,
})
export type Payload = typeof Payload.Type

/** What a player fills in, with what it is judged by. */
export interface Form {
  readonly bank: Bank | undefined
  readonly amount: string
  readonly promo: Promo | undefined
  /** Who transfers, for transfers by hand; may be empty. */
  readonly payer: string
}

export const fields = ["bank", "amount", "promo", "payer"] as const
export type Field = (typeof fields)[number]

/** The fields that are looked at again when one was written in: what an amount may be follows from the bank. */
export const touchedBy = (field: Field): ReadonlyArray<Field> => {
  switch (field) {
    case "bank":
      return ["bank", "amount"]
    case "amount":
      return ["amount", "promo"]
    case "promo":
    case "payer":
      return [field]
  }
}

/** What tells a bank from all others of the answer. */
export const idOf = ({ method, vendor, bankCode }: Bank): string => [method, vendor, bankCode].join(" ")

/** The methods that have a bank, in the product's order. */
export const methodsOf = (banks: ReadonlyArray<Bank>): ReadonlyArray<Method> =>
  methods.filter((method) => banks.some((bank) => bank.method === method))

export const banksOf = (banks: ReadonlyArray<Bank>, method: Method | undefined): ReadonlyArray<Bank> =>
  banks.filter((bank) => bank.method === method)

/** Whether a method is a transfer that the player makes by hand, at the bank. */
export const isByHand = (method: Method | undefined): boolean => method === "MANUAL"

/** What a bank takes at once. Assumed: without a least amount it is the smallest there is. */
export const limitsOf = ({ min, max }: Bank): TypedAmount.Limits => ({
  min: Math.max(min, cashier.smallestAmount),
  max,
})

/** The amounts a press fills in: those of the list that the bank takes (decision 4). */
export const quickAmounts = (bank: Bank): ReadonlyArray<number> =>
  cashier.quickAmounts
    .filter((amount) => TypedAmount.isWithin(amount, limitsOf(bank)))
    .slice(0, cashier.quickAmountsShown)

/** The bonus that a promotion adds to an amount; none below its least amount. */
export const bonusOf = (amount: number, promo: Promo | undefined): number =>
  promo === undefined || amount < promo.minAmount ? 0 : Math.round(amount * promo.rate) / 100

const checkAmount = ({ bank, amount }: Form): Message | undefined =>
  TypedAmount.check(amount, bank === undefined ? { min: cashier.smallestAmount, max: 0 } : limitsOf(bank))

const checkPromo = ({ amount, promo }: Form): Message | undefined => {
  const typed = TypedAmount.read(amount)
  return promo === undefined || typed === undefined || typed >= promo.minAmount
    ? undefined
    : { key: "promo_from", values: { min: Money.format(promo.minAmount) } }
}

/** What is wrong with a deposit; nothing when it may be confirmed. */
export const check = (form: Form): FieldErrors =>
  found({
    bank: form.bank === undefined ? { key: "choose_bank" } : undefined,
    amount: checkAmount(form),
    promo: checkPromo(form),
    payer: TypedText.isPlain(form.payer) ? undefined : { key: "name_format" },
  })

/** The field that a refusal speaks of: none, the gateway knows no refusal of a deposit's field (gateway §9). */
export const fieldOf = (): Field | undefined => undefined

/** What is sent of a deposit; nothing of one that may not be confirmed. */
export const payload = ({ bank, amount, promo, payer }: Form, requestId: string): Payload | undefined => {
  const read = TypedAmount.read(amount)
  const by = TypedText.trimmed(payer)
  return bank === undefined || read === undefined
    ? undefined
    : {
        vendor: bank.vendor,
        bankCode: bank.bankCode,
        amount: read,
        requestId,
        ...(promo === undefined ? {} : { promoId: promo.promoId }),
        ...(by === "" || !isByHand(bank.method) ? {} : { payer: by }),
      }
}

/** What is shown of a deposit that was made. */
export interface Receipt {
  readonly reference: string
  readonly amount: number
  readonly bank: Bank
  /** Where the payment goes on; empty when there is no such page, or none to trust (decision 114). */
  readonly payUrl: string
  /** What is drawn to be read by a wallet's camera; empty for nothing. */
  readonly qr: string
}

/** The receipt of an answer. */
export const receiptOf = (answer: Answer, bank: Bank, amount: number): Receipt => {
  const { reference, payUrl = "", qr = "" } = answer
  return { reference, amount, bank, payUrl: isSafe(payUrl) ? payUrl : "", qr }
}
