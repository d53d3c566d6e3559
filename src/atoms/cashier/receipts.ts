import { atom } from "jotai"

import { nowAtom } from "#atoms/clock.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import { findReceipt, keepReceipt, lastMethod } from "#services/cashier/storedReceipts.ts"
import { accountKeyAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

/** Incremented when a receipt is stored, so that its readers read again. */
const storedAtom = atom(0)

/** Stores a receipt on the device for its account. */
export const keepReceiptAtom = atom(null, async (get, set, receipt: Receipt) => {
  await get(runtimeAtom).runPromise(keepReceipt(receipt))
  set(storedAtom, (count) => count + 1)
})

/** The payment method that the account used last on this device; undefined without one. */
export const lastMethodAtom = atom((get) => {
  get(accountKeyAtom)
  get(storedAtom)
  return get(runtimeAtom).runSync(lastMethod)
})

/** The account's stored receipt of a reference; undefined when it does not exist. */
export const receiptAtomOf = (reference: string) =>
  atom((get) => {
    get(accountKeyAtom)
    get(storedAtom)
    return get(runtimeAtom).runSync(findReceipt(reference))
  })

/** Whether the time to pay is over; never without an end. Epoch milliseconds. */
export const isPayTimeOverAtomOf = (expires: number | undefined) =>
  atom((get) => expires !== undefined && get(nowAtom) >= expires)
