import { Clock, Duration, Effect } from "effect"

import { timings } from "#config/timings.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import * as StoredReceipt from "#domain/cashier/StoredReceipt.ts"
import { appStorageItems } from "#platform/appStorageItems.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { Storage } from "#platform/Storage.ts"

import { currentOwner, inOneTab } from "./unsettledMoves.ts"

const item = cashierStorageItems.receipts

const fresh = Effect.gen(function* () {
  const since = (yield* Clock.currentTimeMillis) - Duration.toMillis(timings.receiptStored)
  const receipts = yield* Storage.use(({ get }) => get(item))
  return receipts.filter(({ keptAt }) => keptAt >= since)
})

/** The receipts of the account that is logged in, newest first. */
export const ownReceipts = Effect.gen(function* () {
  return StoredReceipt.ownOf(yield* fresh, yield* currentOwner)
})

export const findReceipt = (reference: string) =>
  Effect.map(ownReceipts, (own) => own.find((each) => each.reference === reference))

export const lastMethod = Effect.gen(function* () {
  return StoredReceipt.lastMethod(yield* Storage.use(({ get }) => get(item)), yield* currentOwner)
})

/** Calls the listener when another tab stores or erases receipts. */
export const watchReceipts = (listener: () => void) =>
  Storage.use(({ watch }) => Effect.sync(() => watch(item, listener)))

/** Notes whether the player says that the deposit is paid. */
export const markPaid = (reference: string, isPaid: boolean) =>
  Effect.gen(function* () {
    const receipts = yield* fresh
    const { set } = yield* Effect.service(Storage)
    yield* set(
      item,
      receipts.map((each) => (each.reference === reference ? { ...each, isPaid } : each)),
    )
  }).pipe(
    inOneTab(item.key),
    Effect.catchTag("TabBusy", () => Effect.void),
  )

export const keepReceipt = (receipt: Receipt) =>
  Effect.gen(function* () {
    const owner = yield* currentOwner
    if (owner === undefined) return
    const others = (yield* fresh).filter(({ reference }) => reference !== receipt.reference)
    const stored = { ...receipt, owner, keptAt: yield* Clock.currentTimeMillis }
    const { set } = yield* Effect.service(Storage)
    yield* set(item, [...others, stored])
    yield* set(appStorageItems.returning, "returning")
  }).pipe(
    inOneTab(item.key),
    // If another tab has the lock, no receipt is stored. The account record still lists the deposit.
    Effect.catchTag("TabBusy", () => Effect.void),
  )
