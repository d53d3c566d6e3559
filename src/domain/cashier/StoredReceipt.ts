import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import { list, maybe, text } from "#domain/Lenient.ts"

import { Amount } from "./RequestAmount.ts"
import { Bank, Expiry, type Method, type Receipt, receiptOf } from "./Deposit.ts"

export const StoredReceipt = Schema.Struct({
  owner: Schema.String,
  keptAt: Schema.Finite,
  reference: Schema.String,
  amount: Amount,
  bank: Bank,
  payUrl: text,
  qr: text,
  expires: maybe(Expiry),
  bonus: maybe(Schema.Finite),
  isPaid: maybe(Schema.Boolean),
})
export type StoredReceipt = typeof StoredReceipt.Type

export const addressOf = (reference: string): string =>
  `${paths.deposit}?receipt=${encodeURIComponent(reference)}`

export const StoredReceipts = list(StoredReceipt)

export const ownOf = (
  receipts: ReadonlyArray<StoredReceipt>,
  owner: string | undefined,
): ReadonlyArray<Receipt> =>
  receipts
    .filter((each) => each.owner === owner)
    .map((stored) => ({
      ...receiptOf(stored, stored),
      keptAt: stored.keptAt,
      ...(stored.isPaid === true && { isPaid: true }),
    }))
    .reverse()

export const lastMethod = (
  receipts: ReadonlyArray<StoredReceipt>,
  owner: string | undefined,
): Method | undefined => receipts.filter((each) => each.owner === owner).at(-1)?.bank.method
