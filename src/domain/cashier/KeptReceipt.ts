import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import { list, text } from "#domain/Lenient.ts"

import { Bank, type Method, type Receipt, receiptOf } from "./Deposit.ts"

/** A deposit's receipt as the device stores it. */
export const KeptReceipt = Schema.Struct({
  /** The account that paid; see `ownerOf`. */
  owner: Schema.String,
  /** Epoch milliseconds. */
  keptAt: Schema.Finite,
  reference: Schema.String,
  amount: Schema.Finite,
  bank: Bank,
  payUrl: text,
  qr: text,
})
export type KeptReceipt = typeof KeptReceipt.Type

/** The address of a receipt. */
export const addressOf = (reference: string): string =>
  `${paths.deposit}?receipt=${encodeURIComponent(reference)}`

/** All receipts of the device. A malformed one is dropped; the others are kept. */
export const KeptReceipts = list(KeptReceipt)

/** An account's receipt of a reference. Its payment address is checked like that of a response. */
export const find = (
  receipts: ReadonlyArray<KeptReceipt>,
  owner: string | undefined,
  reference: string,
): Receipt | undefined => {
  const kept = receipts.find((each) => each.owner === owner && each.reference === reference)
  return kept === undefined ? undefined : receiptOf(kept, kept.bank, kept.amount)
}

/** The method of an account's newest receipt, which is stored last. */
export const lastMethod = (
  receipts: ReadonlyArray<KeptReceipt>,
  owner: string | undefined,
): Method | undefined => receipts.filter((each) => each.owner === owner).at(-1)?.bank.method
