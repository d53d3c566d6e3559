import { Schema } from "effect"

import { StoredReceipts } from "#domain/cashier/StoredReceipt.ts"
import type { Entries } from "#domain/cashier/storedEntries.ts"
import { StoredMoves } from "#domain/cashier/StoredMoves.ts"

import { local, movesKey, receiptsKey } from "./storageItems.ts"
import { type Slot, tabMovesKey } from "./Storage.ts"

export const cashierSlots = {
  unsettledMoves: local(movesKey, StoredMoves, []),
  tabMoves: { key: tabMovesKey, area: "session", codec: StoredMoves, fallback: [] } satisfies Slot<Entries>,
  receipts: local(receiptsKey, Schema.fromJsonString(StoredReceipts), []),
} as const
