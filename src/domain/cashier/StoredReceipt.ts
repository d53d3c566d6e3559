import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import { list, maybe, text } from "#domain/Lenient.ts"

import { Amount } from "./RequestAmount.ts"
import { Bank, Expiry, type Method, type Receipt, receiptOf } from "./Deposit.ts"

/** A deposit's receipt as the device stores it. */
export const StoredReceipt = Schema.Struct({
  /** The account that paid; see `ownerOf`. */
  owner: Schema.String,
  /** Epoch milliseconds. */
  keptAt: Schema.Finite,
  reference: Schema.String,
  amount: Amount,
  bank: Bank,
  payUrl: text,
  qr: text,
  expires: maybe(Expiry),
  bonus: maybe(Schema.Finite),
})
export type StoredReceipt = typeof StoredReceipt.Type

/** The address of a receipt. */
export const addressOf = (reference: string): string =>
  `${paths.deposit}?receipt=${encodeURIComponent(reference)}`

/** All receipts of the device. A malformed one is dropped; the others are kept. */
export const StoredReceipts = list(StoredReceipt)

/** An account's receipt of a reference. Its payment address is checked like that of a response. */
export const find = (
  receipts: ReadonlyArray<StoredReceipt>,
  owner: string | undefined,
  reference: string,
): Receipt | undefined => {
  const stored = receipts.find((each) => each.owner === owner && each.reference === reference)
  return stored === undefined ? undefined : receiptOf(stored, stored)
}

/** The method of an account's newest receipt, which is stored last. */
export const lastMethod = (
  receipts: ReadonlyArray<StoredReceipt>,
  owner: string | undefined,
): Method | undefined => receipts.filter((each) => each.owner === owner).at(-1)?.bank.method
