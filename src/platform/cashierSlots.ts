import { Schema } from "effect"

import { StoredReceipts } from "#domain/cashier/StoredReceipt.ts"
import type { Entries } from "#domain/cashier/storedEntries.ts"
import { StoredMoves } from "#domain/cashier/StoredMoves.ts"

import { local, movesKey, receiptsKey } from "./slots.ts"
import { type Slot, tabMovesKey } from "./Storage.ts"

/** The slots of the cashier. Separate from `slots`, because the first screen does not need them. */
export const cashierSlots = {
  /** The unsettled money moves of all accounts on the device. */
  unsettledMoves: local(movesKey, StoredMoves, []),
  /** The unsettled money moves that local storage refused. They end with the tab. */
  tabMoves: { key: tabMovesKey, area: "session", codec: StoredMoves, fallback: [] } satisfies Slot<Entries>,
  /** The receipts of deposits of all accounts on the device. Cleared at sign-out. */
  receipts: local(receiptsKey, Schema.fromJsonString(StoredReceipts), []),
} as const
