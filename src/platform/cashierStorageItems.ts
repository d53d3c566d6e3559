import { Schema } from "effect"

import { StoredReceipts } from "#domain/cashier/StoredReceipt.ts"
import type { Entries } from "#domain/storedEntries.ts"
import { StoredMoves } from "#domain/cashier/StoredMoves.ts"

import { local, unsettledMovesKey, receiptsKey } from "./storageItems.ts"
import { type StorageItem, tabUnsettledMovesKey } from "./Storage.ts"

export const cashierStorageItems = {
  unsettledMoves: local(unsettledMovesKey, StoredMoves, []),
  tabUnsettledMoves: {
    key: tabUnsettledMovesKey,
    area: "session",
    codec: StoredMoves,
    fallback: [],
  } satisfies StorageItem<Entries>,
  receipts: local(receiptsKey, Schema.fromJsonString(StoredReceipts), []),
} as const
