import { Schema } from "effect"

import * as Decimal from "#domain/Decimal.ts"
import * as Decimals from "#domain/Decimals.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { balance, maybe, withFallback } from "#domain/Lenient.ts"

import { MoveTerms } from "./MoveTerms.ts"
import { RequestAmount } from "./RequestAmount.ts"
import * as TypedAmount from "./TypedAmount.ts"
import type { Wallet } from "./Wallet.ts"

/** The member's funds at the merchant, gateway §4 "funds"; undefined when not known. Points are not money. */
export const Funds = Schema.Struct({
  balance,
  bonus: balance,
  frozen: balance,
  points: withFallback(Schema.UndefinedOr(Schema.Finite), undefined),
  /** The terms of a withdrawal (gateway §12). */
  withdraw: maybe(MoveTerms),
})
export type Funds = typeof Funds.Type

export type VendorWallet = Wallet["wallets"][number]

/** The name of a wallet; its code without one. */
export const walletName = ({ vassalage, displayName }: VendorWallet): string => displayName || vassalage

/** Whether a transfer is possible: it requires two wallets. */
export const mayTransfer = (wallets: ReadonlyArray<VendorWallet>): boolean => wallets.length > 1

/** The fields of a transfer, in the order of the form. */
export const fields = ["from", "to", "amount"] as const
export type Field = (typeof fields)[number]

/** The values of the transfer form: wallet codes, empty until chosen, and an amount. */
export type Typed = Readonly<Record<Field, string>>

export const nothing: Typed = { from: "", to: "", amount: "" }

/** A draft of a transfer, and the wallets it was written for. */
export interface Draft {
  readonly typed: Typed
  readonly wallets: ReadonlyArray<VendorWallet>
  /** The symbol of the wallet's currency. */
  readonly currency?: string
}

const walletOf = (code: string, wallets: ReadonlyArray<VendorWallet>): VendorWallet | undefined =>
  wallets.find(({ vassalage }) => vassalage === code)

/** The balance of a wallet; undefined when it is not known, or for an unknown wallet. */
export const balanceIn = (code: string, wallets: ReadonlyArray<VendorWallet>): Decimal.Value | undefined =>
  walletOf(code, wallets)?.balance

/** The amount that "Whole amount" fills in: the balance of a wallet, rounded down; undefined without one. */
export const wholeIn = (code: string, wallets: ReadonlyArray<VendorWallet>): Decimal.Decimal | undefined => {
  const whole = Decimal.down(balanceIn(code, wallets) ?? 0)
  return Decimals.isAbove(whole, 0) ? whole : undefined
}

/** A wallet of a transfer with its balance before and after; undefined while a balance is not known. */
export interface Change {
  readonly name: string
  readonly before: Decimal.Value | undefined
  readonly after: Decimal.Decimal | undefined
}

/** What a valid transfer changes in one of its wallets. */
export const changeOf = ({ typed, wallets, currency }: Draft, end: "from" | "to"): Change => {
  const wallet = walletOf(typed[end], wallets)
  const before = wallet?.balance
  const moved = TypedAmount.read(typed.amount, currency) ?? "0"
  const name = wallet === undefined ? typed[end] : walletName(wallet)
  // A wallet may owe money, and decimals are summed without a sign.
  if (before === undefined || Decimals.isNegative(before)) return { name, before, after: undefined }
  return {
    name,
    before,
    after: end === "from" ? Decimals.minus(before, moved) : Decimals.plus(before, moved),
  }
}

/** The smallest amount of a transfer. */
const least = 0.01

/** The errors of a transfer by field; empty when it may be sent. */
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

/** The request of a transfer. Repeating a `requestId` does not move money twice. */
export const Order = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  amount: RequestAmount,
  requestId: Schema.String,
})
export type Order = typeof Order.Type

/** The request of a valid draft. */
export const order = (
  { typed: { from, to, amount: written }, currency }: Draft,
  requestId: string,
): Order => ({
  from,
  to,
  amount: TypedAmount.read(written, currency) ?? "0",
  requestId,
})
