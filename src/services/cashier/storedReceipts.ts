import { Clock, Duration, Effect } from "effect"

import { timings } from "#config/timings.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import * as StoredReceipt from "#domain/cashier/StoredReceipt.ts"
import { appSlots } from "#platform/appStorageItems.ts"
import { cashierSlots } from "#platform/cashierStorageItems.ts"
import { Storage } from "#platform/Storage.ts"

import { currentOwner, inOneTab } from "./unsettledMoves.ts"

const slot = cashierSlots.receipts

const fresh = Effect.gen(function* () {
  const since = (yield* Clock.currentTimeMillis) - Duration.toMillis(timings.receiptStored)
  const receipts = yield* Storage.use(({ get }) => get(slot))
  return receipts.filter(({ keptAt }) => keptAt >= since)
})

export const findReceipt = (reference: string) =>
  Effect.gen(function* () {
    return StoredReceipt.find(yield* fresh, yield* currentOwner, reference)
  })

export const lastMethod = Effect.gen(function* () {
  return StoredReceipt.lastMethod(yield* Storage.use(({ get }) => get(slot)), yield* currentOwner)
})

export const keepReceipt = (receipt: Receipt) =>
  Effect.gen(function* () {
    const owner = yield* currentOwner
    if (owner === undefined) return
    const others = (yield* fresh).filter(({ reference }) => reference !== receipt.reference)
    const stored = { ...receipt, owner, keptAt: yield* Clock.currentTimeMillis }
    const { set } = yield* Effect.service(Storage)
    yield* set(slot, [...others, stored])
    yield* set(appSlots.returning, "returning")
  }).pipe(
    inOneTab(slot.key),
    // Another tab has the lock. The account record still lists the deposit.
    Effect.catchTag("TabBusy", () => Effect.void),
  )
