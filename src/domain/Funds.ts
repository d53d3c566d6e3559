import { Schema } from "effect"

import { type FieldErrors, found } from "./FieldErrors.ts"
import { orElse } from "./Lenient.ts"
import * as TypedAmount from "./TypedAmount.ts"
import type { Wallet } from "./Wallet.ts"

const amount = orElse(Schema.Finite, 0)

/** All that a member owns at the merchant's, gateway §4 "funds". Points are no money. */
export const Funds = Schema.Struct({ balance: amount, bonus: amount, frozen: amount, points: amount })
export type Funds = typeof Funds.Type

export type VendorWallet = Wallet["wallets"][number]

/** What a wallet is called; its code when it has no name. */
export const walletName = ({ vassalage, displayName }: VendorWallet): string => displayName || vassalage

/** Whether there is anything to move: it takes two wallets. */
export const mayTransfer = (wallets: ReadonlyArray<VendorWallet>): boolean => wallets.length > 1

/** The fields of a transfer, in the order of the form. */
export const fields = ["from", "to", "amount"] as const
export type Field = (typeof fields)[number]

/** What is written in the form of a transfer: codes of wallets, empty while none is chosen, and an amount. */
export type Typed = Readonly<Record<Field, string>>

export const nothing: Typed = { from: "", to: "", amount: "" }

/** A transfer as it was written, and the wallets it was written for. */
export interface Draft {
  readonly typed: Typed
  readonly wallets: ReadonlyArray<VendorWallet>
}

/** What a wallet holds; nothing when there is no such wallet. */
export const heldIn = (code: string, wallets: ReadonlyArray<VendorWallet>): number | undefined =>
  wallets.find(({ vassalage }) => vassalage === code)?.balance

/** The least that can be moved. */
const least = 0.01

/** What is wrong with a transfer; nothing when it may be asked for. */
export const check = ({ typed: { from, to, amount: written }, wallets }: Draft): FieldErrors => {
  const held = heldIn(from, wallets)
  const wrong = TypedAmount.check(written, { min: least, max: 0 })
  const isTooMuch = held !== undefined && (TypedAmount.read(written) ?? 0) > held
  return found({
    from: held === undefined ? { key: "choose_wallet" } : undefined,
    to: whereTo(from, to, wallets),
    amount: wrong ?? (isTooMuch ? { key: "insufficient_balance" } : undefined),
  })
}

const whereTo = (from: string, to: string, wallets: ReadonlyArray<VendorWallet>) => {
  if (heldIn(to, wallets) === undefined) return { key: "choose_wallet" } as const
  return from === to ? ({ key: "same_wallet" } as const) : undefined
}

/** What a transfer is asked with; the same `requestId` again moves nothing twice. */
export const Order = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  amount: Schema.Finite,
  requestId: Schema.String,
})
export type Order = typeof Order.Type

/** The order of a draft that is right. */
export const order = ({ typed: { from, to, amount: written } }: Draft, requestId: string): Order => ({
  from,
  to,
  amount: TypedAmount.read(written) ?? 0,
  requestId,
})
