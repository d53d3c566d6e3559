import { Schema } from "effect"

import { StoredReceipts } from "#domain/cashier/StoredReceipt.ts"
import { StoredMoves } from "#domain/cashier/StoredMoves.ts"

import { local, unsettledMovesKey, receiptsKey, settledMovesKey, tab } from "./storageItems.ts"
import { tabUnsettledMovesKey } from "./Storage.ts"

export const cashierStorageItems = {
  unsettledMoves: local(unsettledMovesKey, StoredMoves, []),
  tabUnsettledMoves: tab(tabUnsettledMovesKey, StoredMoves, []),
  /** Is compared with the next money move, so that two tabs do not send the same form twice. */
  settledMoves: local(
    settledMovesKey,
    // The unit is epoch milliseconds.
    Schema.fromJsonString(Schema.Array(Schema.Struct({ key: Schema.String, at: Schema.Finite }))),
    [],
  ),
  receipts: local(receiptsKey, Schema.fromJsonString(StoredReceipts), []),
} as const
