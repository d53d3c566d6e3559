import { Schema } from "effect"

import { KeptReceipts } from "#domain/cashier/KeptReceipt.ts"
import { UnsettledMoves } from "#domain/cashier/UnsettledMove.ts"

import { local, receiptsKey } from "./slots.ts"

/** The slots of the cashier. Separate from `slots`, because the first screen does not need them. */
export const cashierSlots = {
  /** The unsettled money moves of all accounts on the device. */
  unsettledMoves: local("UNSETTLED_MOVES", Schema.fromJsonString(UnsettledMoves), []),
  /** The receipts of deposits of all accounts on the device. Cleared at sign-out. */
  receipts: local(receiptsKey, Schema.fromJsonString(KeptReceipts), []),
} as const
