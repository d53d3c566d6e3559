import { atom } from "jotai"

import { nowAtom } from "#atoms/clock.ts"
import type { Receipt } from "#domain/cashier/Deposit.ts"
import { findReceipt, keepReceipt, lastMethod } from "#services/cashier/storedReceipts.ts"
import { accountKeyAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

const storedAtom = atom(0)

export const keepReceiptAtom = atom(null, async (get, set, receipt: Receipt) => {
  await get(runtimeAtom).runPromise(keepReceipt(receipt))
  set(storedAtom, (count) => count + 1)
})

export const lastMethodAtom = atom((get) => {
  get(accountKeyAtom)
  get(storedAtom)
  return get(runtimeAtom).runSync(lastMethod)
})

export const receiptAtomOf = (reference: string) =>
  atom((get) => {
    get(accountKeyAtom)
    get(storedAtom)
    return get(runtimeAtom).runSync(findReceipt(reference))
  })

/** `expires` is in epoch milliseconds. If `expires` is undefined, the time to pay never ends. */
export const isPayTimeOverAtomOf = (expires: number | undefined) =>
  atom((get) => expires !== undefined && get(nowAtom) >= expires)
