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

import { Reference } from "./MoneyMoveResponse.ts"
import { termFields } from "./PaymentTerms.ts"
import { RequestAmount } from "./RequestAmount.ts"
import * as TypedAmount from "./TypedAmount.ts"

/** The form shows the methods in this order (open point 4, gateway §4). */
export const methods = ["MANUAL", "ALIPAY", "QQ", "WECHAT", "GATEWAY"] as const
export type Method = (typeof methods)[number]

export const methodNames: Readonly<Record<Method, MessageKey>> = {
  MANUAL: "method_MANUAL",
  ALIPAY: "method_ALIPAY",
  QQ: "method_QQ",
  WECHAT: "method_WECHAT",
  GATEWAY: "method_GATEWAY",
}

/** Amounts are in the wallet's major unit. */
export const Bank = Schema.Struct({
  method: Schema.Literals(methods),
  vendor: Id,
  bankCode: Id,
  bankName: name,
  icon: text,
  accountName: Schema.optionalKey(name),
  accountNumber: Schema.optionalKey(withFallback(Id, "")),
  min: amount,
  // Assumed: 0 means no limit.
  max: amount,
  ...termFields,
  recommended: maybe(Flag),
})
export type Bank = typeof Bank.Type

/** Assumed: `rate` is a percentage of the amount. */
export const Promo = Schema.Struct({
  promoId: Id,
  title: name,
  rate: amount,
  minAmount: amount,
  wager: maybe(Schema.Finite.check(Schema.isGreaterThan(0))),
})
export type Promo = typeof Promo.Type

/** The unit is epoch milliseconds. A smaller number, such as 0 or seconds, is malformed. */
export const Expiry = Schema.Finite.check(Schema.isGreaterThan(1e12))

export const DepositResponse = Schema.Struct({
  reference: Reference,
  payUrl: Schema.optionalKey(text),
  // Assumed: a wallet app scans this text as a QR code.
  qr: Schema.optionalKey(text),
  expires: maybe(Expiry),
})
export type DepositResponse = typeof DepositResponse.Type

export const Payload = Schema.Struct({
  vendor: Schema.String,
  bankCode: Schema.String,
  amount: RequestAmount,
  promoId: Schema.optionalKey(Schema.String),
  payer: Schema.optionalKey(Schema.String),
  requestId: Schema.String,
})
export type Payload = typeof Payload.Type

/** The player's deposit limits allow at most this amount now (gateway §11). */
export interface Cap {
  readonly amount: Decimal.Value
  readonly hint: Message
  readonly error: Message
}

export interface Form {
  readonly method: Method | undefined
  readonly bank: Bank | undefined
  readonly amount: string
  readonly promo: Promo | undefined
  /** True if the chosen promotion is not among those that the gateway offers now. */
  readonly lacksPromo?: boolean
  readonly payer: string
  readonly currency?: string
  readonly cap?: Cap
}

export const fields = ["bank", "amount", "promo", "payer"] as const
export type Field = (typeof fields)[number]

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

export const idOf = ({ method, vendor, bankCode }: Bank): string => [method, vendor, bankCode].join(" ")

export const methodsOf = (banks: ReadonlyArray<Bank>, last?: Method): ReadonlyArray<Method> => {
  const offered = methods.filter((method) => banks.some((bank) => bank.method === method))
  return [...offered.filter((method) => method === last), ...offered.filter((method) => method !== last)]
}

export const banksOf = (banks: ReadonlyArray<Bank>, method: Method | undefined): ReadonlyArray<Bank> =>
  banks.filter((bank) => bank.method === method)

export const isByHand = (method: Method | undefined): boolean => method === "MANUAL"

export const bankTexts = (method: Method | undefined) =>
  isByHand(method)
    ? ({ label: "bank", choose: "choose_bank" } as const)
    : ({ label: "payment_channel", choose: "choose_channel" } as const)

/** Assumed: the minimum is never below the smallest amount. */
export const limitsOf = ({ min, max }: Bank): TypedAmount.Limits => ({
  min: Math.max(min, cashier.smallestAmount),
  max,
})

const noLimits: TypedAmount.Limits = { min: cashier.smallestAmount, max: 0 }

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

export const quickAmounts = (limits: TypedAmount.Limits, cap?: Cap): ReadonlyArray<number> =>
  cashier.quickAmounts
    .filter((amount) => TypedAmount.isWithin(amount, limits) && !isAboveCap(amount, cap))
    .slice(0, cashier.quickAmountsShown)

/** Returns 0 below the minimum of the promotion. Assumed: a bonus is rounded half up to the cent. */
export const bonusOf = (amount: Decimal.Value, promo: Promo | undefined): number => {
  if (promo === undefined || Decimals.isAbove(promo.minAmount, amount)) return 0
  const bonus = Math.round((Math.round(Number(amount) * 100) * promo.rate) / 100) / 100
  return bonus > 0 && Number.isFinite(bonus) ? bonus : 0
}

const checkAmount = ({ bank, amount, currency, cap }: Form): Message | undefined => {
  const error = TypedAmount.check(amount, bank === undefined ? noLimits : limitsOf(bank), currency)
  return error ?? (isAboveCap(TypedAmount.read(amount, currency) ?? 0, cap) ? cap?.error : undefined)
}

const checkPromo = ({ amount, promo, currency, lacksPromo }: Form): Message | undefined => {
  if (lacksPromo === true) return { key: "choose_promo" }
  const typed = TypedAmount.read(amount, currency)
  return promo === undefined || typed === undefined || !Decimals.isAbove(promo.minAmount, typed)
    ? undefined
    : { key: "promo_from", values: { min: Money.inCurrency(promo.minAmount, currency ?? "") } }
}

export interface PayAndGet {
  readonly pay: Decimal.Decimal
  readonly get: Decimal.Decimal
}

export const bankTitle = ({ bankName, bankCode, accountNumber = "" }: Bank): string => {
  const digits = accountNumber.replace(/\D/g, "").slice(-4)
  return `${bankName || bankCode}${digits === "" ? "" : ` •••• ${digits}`}`
}

export const stakeOf = (amount: Decimal.Value, promo: Promo | undefined): number | undefined => {
  const bonus = bonusOf(amount, promo)
  if (promo?.wager === undefined || bonus <= 0) return undefined
  const stake = Math.round(Number(Decimals.plus(amount, bonus)) * promo.wager * 100) / 100
  return Number.isFinite(stake) ? stake : undefined
}

/** Returns undefined if no bonus applies or the amount is invalid. Only `pay` contains the fee. */
export const payAndGet = (form: Form): PayAndGet | undefined => {
  const pay = TypedAmount.read(form.amount, form.currency)
  if (pay === undefined || checkAmount(form) !== undefined) return undefined
  const bonus = bonusOf(pay, form.promo)
  const fee = form.bank?.fee ?? 0
  return bonus <= 0
    ? undefined
    : { pay: fee === 0 ? pay : Decimals.plus(pay, fee), get: Decimals.plus(pay, bonus) }
}

export const check = (form: Form): FieldErrors =>
  found({
    bank: form.bank === undefined ? { key: bankTexts(form.method).choose } : undefined,
    amount: checkAmount(form),
    promo: checkPromo(form),
    payer: TypedText.isPlain(form.payer) ? undefined : { key: "check_name" },
  })

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

export interface Receipt {
  readonly reference: string
  readonly amount: Decimal.Value
  readonly bank: Bank
  // Is empty if the page is missing or its URL is unsafe (open point 114).
  readonly payUrl: string
  readonly qr: string
  // The unit is epoch milliseconds.
  readonly expires?: number | undefined
  readonly bonus?: number | undefined
  // The unit is epoch milliseconds.
  readonly keptAt?: number
  // The player says that the deposit is paid.
  readonly isPaid?: boolean
}

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

export const hasAccount = ({ method, accountNumber = "" }: Bank): boolean =>
  isByHand(method) && accountNumber !== ""

/** Whether the receipt contains a way to pay. */
export const isPayable = ({ bank, payUrl, qr }: Receipt): boolean =>
  hasAccount(bank) || payUrl !== "" || qr !== ""
