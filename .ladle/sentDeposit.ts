import { Effect } from "effect"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { currentOwner, storeMoneyMove } from "#services/cashier/unsettledMoves.ts"

import type { Store } from "./storyApp.ts"

const [bank] = depositBanks

/** Stores an unsettled deposit of ₱ 500, sent at a time in epoch milliseconds. */
export const sentDeposit = (sentAt: number) => (store: Store) =>
  void store.get(runtimeAtom).runPromise(
    Effect.flatMap(currentOwner, (owner = "") =>
      storeMoneyMove({
        owner,
        kind: "deposit",
        requestId: "1",
        amount: "₱ 500.00",
        form: { method: bank?.method, bank, amount: "500", promo: undefined, payer: "" },
        isPrepared: true,
        isRecordOpened: true,
        sentAt,
      }),
    ),
  )
