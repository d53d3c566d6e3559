import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { amount, Flag, Id, maybe, name, withFallback, text } from "#domain/Lenient.ts"
import * as Money from "#domain/Money.ts"
import * as TypedText from "#domain/TypedText.ts"
import { isSafe } from "#domain/Url.ts"

import { Reference } from "./MoveResponse.ts"
import { termFields } from "./MoveTerms.ts"
import { RequestAmount } from "./RequestAmount.ts"
import * as TypedAmount from "./TypedAmount.ts"

/** The payment methods, in the order of the form (decision 4, gateway §4). */
export const methods = ["MANUAL", "ALIPAY", "QQ", "WECHAT", "GATEWAY"] as const
export type Method = (typeof methods)[number]

export const methodNames: Readonly<Record<Method, MessageKey>> = {
  MANUAL: "method_MANUAL",
  ALIPAY: "method_ALIPAY",
  QQ: "method_QQ",
  WECHAT: "method_WECHAT",
  GATEWAY: "method_GATEWAY",
}

/** A deposit target; amounts in the wallet's major unit. */
export const Bank = Schema.Struct({
  method: Schema.Literals(methods),
  vendor: Id,
  bankCode: Id,
  bankName: name,
  icon: text,
  /** Payee, for bank transfers. */
  accountName: Schema.optionalKey(name),
  accountNumber: Schema.optionalKey(withFallback(Id, "")),
  min: amount,
  /** Assumed: 0 is no limit. */
  max: amount,
  ...termFields,
  /** The merchant's choice (gateway §12). */
  recommended: maybe(Flag),
})
export type Bank = typeof Bank.Type

/** A bonus that a deposit may claim. Assumed: `rate` is a percentage of the amount. */
export const Promo = Schema.Struct({
  promoId: Id,
  title: name,
  rate: amount,
  minAmount: amount,
  /** How many times deposit and bonus must be staked (gateway §12). */
  wager: maybe(Schema.Finite.check(Schema.isGreaterThan(0))),
})
export type Promo = typeof Promo.Type

/** Epoch milliseconds. A smaller number, such as 0 or seconds, is malformed. */
export const Expiry = Schema.Finite.check(Schema.isGreaterThan(1e12))

/** The gateway's response. Both ways to continue the payment are optional. */
export const DepositResponse = Schema.Struct({
  reference: Reference,
  payUrl: Schema.optionalKey(text),
  /** Assumed: the text of the QR code that a wallet app scans. */
  qr: Schema.optionalKey(text),
  /** Until when the payment must be made (gateway §12). */
  expires: maybe(Expiry),
})
export type DepositResponse = typeof DepositResponse.Type

/** The request, gateway §4. */
export const Payload = Schema.Struct({
  vendor: Schema.String,
  bankCode: Schema.String,
  amount: RequestAmount,
  promoId: Schema.optionalKey(Schema.String),
  payer: Schema.optionalKey(Schema.String),
  requestId: Schema.String,
})
export type Payload = typeof Payload.Type

/** The most that the deposit limits of the player allow now (gateway §11). */
export interface Cap {
  readonly amount: Decimal.Value
  readonly hint: Message
  /** The error of a higher amount. */
  readonly error: Message
}

/** A draft, with the data that its validation needs. */
export interface Form {
  readonly method: Method | undefined
  readonly bank: Bank | undefined
  readonly amount: string
  readonly promo: Promo | undefined
  /** Payer of a manual transfer; may be empty. */
  readonly payer: string
  /** The symbol of the wallet's currency. */
  readonly currency?: string
  readonly cap?: Cap
}

export const fields = ["bank", "amount", "promo", "payer"] as const
export type Field = (typeof fields)[number]

/** The fields to validate again after one changes: the bank decides the limits of the amount. */
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

/** The fields of the response that identify a bank. */
export const idOf = ({ method, vendor, bankCode }: Bank): string => [method, vendor, bankCode].join(" ")

/** The methods that have a bank: the last used one first, then in the order of the form. */
export const methodsOf = (banks: ReadonlyArray<Bank>, last?: Method): ReadonlyArray<Method> => {
  const offered = methods.filter((method) => banks.some((bank) => bank.method === method))
  return [...offered.filter((method) => method === last), ...offered.filter((method) => method !== last)]
}

export const banksOf = (banks: ReadonlyArray<Bank>, method: Method | undefined): ReadonlyArray<Bank> =>
  banks.filter((bank) => bank.method === method)

/** Whether a method is a manual transfer at the bank. */
export const isByHand = (method: Method | undefined): boolean => method === "MANUAL"

/** The label of the bank choice. Only a manual transfer goes to a bank. */
export const bankTexts = (method: Method | undefined) =>
  isByHand(method)
    ? ({ label: "bank", choose: "choose_bank" } as const)
    : ({ label: "payment_channel", choose: "choose_channel" } as const)

/** The limits of a bank. Assumed: the minimum is never below the smallest amount. */
export const limitsOf = ({ min, max }: Bank): TypedAmount.Limits => ({
  min: Math.max(min, cashier.smallestAmount),
  max,
})

/** The limits without a bank. */
const noLimits: TypedAmount.Limits = { min: cashier.smallestAmount, max: 0 }

/** The limits over all banks of a method. */
export const limitsOver = (banks: ReadonlyArray<Bank>): TypedAmount.Limits => {
  if (banks.length === 0) return noLimits
  const limits = banks.map(limitsOf)
  const isOpen = limits.some(({ max }) => max <= 0)
  return {
    min: Math.min(...limits.map(({ min }) => min)),
    max: isOpen ? 0 : Math.max(...limits.map(({ max }) => max)),
  }
}

const isAboveCap = (amount: Decimal.Value, cap: Cap | undefined): boolean =>
  cap !== undefined && Decimals.isAbove(amount, cap.amount)

/** The amounts to choose by a press: those of the list within the limits (decision 4). */
export const quickAmounts = (limits: TypedAmount.Limits, cap?: Cap): ReadonlyArray<number> =>
  cashier.quickAmounts
    .filter((amount) => TypedAmount.isWithin(amount, limits) && !isAboveCap(amount, cap))
    .slice(0, cashier.quickAmountsShown)

/**
 * The bonus that a promotion adds to an amount; 0 below its minimum, and for a rate that makes no amount. Assumed: it is
 * rounded to the cent, half up.
 */
export const bonusOf = (amount: Decimal.Value, promo: Promo | undefined): number => {
  if (promo === undefined || Decimals.isAbove(promo.minAmount, amount)) return 0
  const bonus = Math.round((Math.round(Number(amount) * 100) * promo.rate) / 100) / 100
  return bonus > 0 && Number.isFinite(bonus) ? bonus : 0
}

const checkAmount = ({ bank, amount, currency, cap }: Form): Message | undefined => {
  const error = TypedAmount.check(amount, bank === undefined ? noLimits : limitsOf(bank), currency)
  return error ?? (isAboveCap(TypedAmount.read(amount, currency) ?? 0, cap) ? cap?.error : undefined)
}

const checkPromo = ({ amount, promo, currency }: Form): Message | undefined => {
  const typed = TypedAmount.read(amount, currency)
  return promo === undefined || typed === undefined || !Decimals.isAbove(promo.minAmount, typed)
    ? undefined
    : { key: "promo_from", values: { min: Money.inCurrency(promo.minAmount, currency ?? "") } }
}

/** The amount that the player pays, with the fee, and the amount that the balance grows by. */
export interface PayAndGet {
  readonly pay: Decimal.Decimal
  readonly get: Decimal.Decimal
}

/** The bank that a deposit goes to, with the last four digits of an account. */
export const bankTitle = ({ bankName, bankCode, accountNumber = "" }: Bank): string => {
  const digits = accountNumber.replace(/\D/g, "").slice(-4)
  return `${bankName || bankCode}${digits === "" ? "" : ` •••• ${digits}`}`
}

/** What must be staked before the bonus of a deposit can be withdrawn; undefined without a condition. */
export const stakeOf = (amount: Decimal.Value, promo: Promo | undefined): number | undefined => {
  const bonus = bonusOf(amount, promo)
  if (promo?.wager === undefined || bonus <= 0) return undefined
  const stake = Math.round(Number(Decimals.plus(amount, bonus)) * promo.wager * 100) / 100
  return Number.isFinite(stake) ? stake : undefined
}

/** The amounts of a deposit with its bonus; undefined when no bonus applies or the amount is invalid. */
export const payAndGet = (form: Form): PayAndGet | undefined => {
  const pay = TypedAmount.read(form.amount, form.currency)
  if (pay === undefined || checkAmount(form) !== undefined) return undefined
  const bonus = bonusOf(pay, form.promo)
  const fee = form.bank?.fee ?? 0
  return bonus <= 0
    ? undefined
    : { pay: fee === 0 ? pay : Decimals.plus(pay, fee), get: Decimals.plus(pay, bonus) }
}

/** The errors of a deposit by field; empty when it may be confirmed. */
export const check = (form: Form): FieldErrors =>
  found({
    bank: form.bank === undefined ? { key: bankTexts(form.method).choose } : undefined,
    amount: checkAmount(form),
    promo: checkPromo(form),
    payer: TypedText.isPlain(form.payer) ? undefined : { key: "check_name" },
  })

/** The request of a deposit; undefined when it is invalid. */
export const payload = (
  { bank, amount, promo, payer, currency }: Form,
  requestId: string,
): Payload | undefined => {
  const read = TypedAmount.read(amount, currency)
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

/** The receipt of a deposit. */
export interface Receipt {
  readonly reference: string
  readonly amount: Decimal.Value
  readonly bank: Bank
  /** The page that continues the payment; empty without one, or when its address is unsafe (decision 114). */
  readonly payUrl: string
  /** The text of the QR code for a wallet app; empty without one. */
  readonly qr: string
  /** Epoch milliseconds until which the payment must be made. */
  readonly expires?: number | undefined
  /** What the chosen promotion adds. */
  readonly bonus?: number | undefined
}

/** The receipt of a response. */
export const receiptOf = (
  response: DepositResponse,
  { bank, amount, bonus }: Pick<Receipt, "bank" | "amount" | "bonus">,
): Receipt => {
  const { reference, payUrl = "", qr = "", expires } = response
  return {
    reference,
    amount,
    bank,
    payUrl: isSafe(payUrl) ? payUrl : "",
    qr,
    ...(expires === undefined ? {} : { expires }),
    ...(bonus === undefined ? {} : { bonus }),
  }
}
