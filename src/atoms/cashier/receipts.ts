import { atom, type Getter } from "jotai"

import { nowAtom } from "#atoms/clock.ts"
import { isPayable, type Receipt } from "#domain/cashier/Deposit.ts"
import {
  findReceipt,
  keepReceipt,
  lastMethod,
  markPaid,
  ownReceipts,
  watchReceipts,
} from "#services/cashier/storedReceipts.ts"
import { accountKeyAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

import { depositStateAtomOf } from "./orders.ts"

const countAtom = atom(0)

const storedAtom = atom(
  (get) => get(countAtom),
  (get, set) => {
    const reread = () => set(countAtom, (count) => count + 1)
    reread()
    return get(runtimeAtom).runSync(watchReceipts(reread))
  },
)
storedAtom.onMount = (watch) => watch()

/** The reference of a receipt of this visit that no page has shown yet. Its deposit cannot be paid yet. */
export const unseenReceiptAtom = atom<string>()

export const keepReceiptAtom = atom(null, async (get, set, receipt: Receipt) => {
  await get(runtimeAtom).runPromise(keepReceipt(receipt))
  set(countAtom, (count) => count + 1)
  set(unseenReceiptAtom, receipt.reference)
})

export interface Claim {
  readonly reference: string
  readonly isPaid: boolean
}

export const claimPaidAtom = atom(null, async (get, set, { reference, isPaid }: Claim) => {
  await get(runtimeAtom).runPromise(markPaid(reference, isPaid))
  set(countAtom, (count) => count + 1)
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

const isOver = (get: Getter, expires: number | undefined): boolean =>
  expires !== undefined && get(nowAtom) >= expires

/** `expires` is in epoch milliseconds. If `expires` is undefined, the time to pay never ends. */
export const isPayTimeOverAtomOf = (expires: number | undefined) => atom((get) => isOver(get, expires))

const payableAtom = atom((get) => {
  get(accountKeyAtom)
  get(storedAtom)
  return get(runtimeAtom)
    .runSync(ownReceipts)
    .filter((receipt) => isPayable(receipt) && receipt.isPaid !== true)
    .map((receipt) => ({ receipt, stateAtom: depositStateAtomOf(receipt.reference) }))
})

/** The newest receipt that may still wait for its payment. */
export const waitingReceiptAtom = atom((get) =>
  get(payableAtom).find(
    ({ receipt, stateAtom }) =>
      !isOver(get, receipt.expires) && ["pending", "checking", "unreadable"].includes(get(stateAtom)),
  ),
)
