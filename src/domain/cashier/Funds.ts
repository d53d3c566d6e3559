import { Schema } from "effect"

import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { balance, maybe, withFallback } from "#domain/Lenient.ts"

import { PaymentTerms } from "./PaymentTerms.ts"
import { RequestAmount } from "./RequestAmount.ts"
import * as TypedAmount from "./TypedAmount.ts"
import type { Wallet } from "./Wallet.ts"

/** Undefined means unknown. Points are not money (gateway §4). */
export const Funds = Schema.Struct({
  balance,
  bonus: balance,
  frozen: balance,
  points: withFallback(Schema.UndefinedOr(Schema.Finite), undefined),
  withdraw: maybe(PaymentTerms),
})
export type Funds = typeof Funds.Type

export type VendorWallet = Wallet["wallets"][number]

export const walletName = ({ vassalage, displayName }: VendorWallet): string => displayName || vassalage

export const mayTransfer = (wallets: ReadonlyArray<VendorWallet>): boolean => wallets.length > 1

export const fields = ["from", "to", "amount"] as const
export type Field = (typeof fields)[number]

export type Typed = Readonly<Record<Field, string>>

export const nothing: Typed = { from: "", to: "", amount: "" }

export interface Draft {
  readonly typed: Typed
  readonly wallets: ReadonlyArray<VendorWallet>
  readonly currency?: string
}

const walletOf = (code: string, wallets: ReadonlyArray<VendorWallet>): VendorWallet | undefined =>
  wallets.find(({ vassalage }) => vassalage === code)

export const balanceIn = (code: string, wallets: ReadonlyArray<VendorWallet>): Decimal.Value | undefined =>
  walletOf(code, wallets)?.balance

export const wholeIn = (code: string, wallets: ReadonlyArray<VendorWallet>): Decimal.Decimal | undefined => {
  const whole = Decimal.down(balanceIn(code, wallets) ?? 0)
  return Decimals.isAbove(whole, 0) ? whole : undefined
}

export interface Change {
  readonly name: string
  readonly before: Decimal.Value | undefined
  readonly after: Decimal.Decimal | undefined
}

export const changeOf = ({ typed, wallets, currency }: Draft, end: "from" | "to"): Change => {
  const wallet = walletOf(typed[end], wallets)
  const before = wallet?.balance
  const moved = TypedAmount.read(typed.amount, currency) ?? "0"
  const name = wallet === undefined ? typed[end] : walletName(wallet)
  // The balance may be negative. `Decimals` cannot add negative values, so `after` is undefined.
  if (before === undefined || Decimals.isNegative(before)) return { name, before, after: undefined }
  return {
    name,
    before,
    after: end === "from" ? Decimals.minus(before, moved) : Decimals.plus(before, moved),
  }
}

const least = 0.01

export const check = ({ typed: { from, to, amount: written }, wallets, currency }: Draft): FieldErrors => {
  const held = balanceIn(from, wallets)
  const wrong = TypedAmount.check(written, { min: least, max: 0 }, currency)
  const isTooMuch = held !== undefined && Decimals.isAbove(TypedAmount.read(written, currency) ?? "0", held)
  return found({
    from: walletOf(from, wallets) === undefined ? { key: "choose_wallet" } : undefined,
    to: whereTo(from, to, wallets),
    amount: wrong ?? (isTooMuch ? { key: "wallet_too_low" } : undefined),
  })
}

const whereTo = (from: string, to: string, wallets: ReadonlyArray<VendorWallet>) => {
  if (walletOf(to, wallets) === undefined) return { key: "choose_wallet" } as const
  return from === to ? ({ key: "same_wallet" } as const) : undefined
}

/** Orders with the same `requestId` move money once. */
export const Order = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  amount: RequestAmount,
  requestId: Schema.String,
})
export type Order = typeof Order.Type

export const order = (
  { typed: { from, to, amount: written }, currency }: Draft,
  requestId: string,
): Order => ({
  from,
  to,
  amount: TypedAmount.read(written, currency) ?? "0",
  requestId,
})
