import { atom } from "jotai"

import { ownMoves, watchMoves } from "#services/cashier/unsettledMoves.ts"
import { accountKeyAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

const readsAtom = atom(0)

const followAtom = atom(null, (get, set) => {
  const read = () => set(readsAtom, (reads) => reads + 1)
  read()
  return get(runtimeAtom).runSync(watchMoves(read))
})
followAtom.onMount = (follow) => follow()

/** The account's unsettled moves. Read when a page opens and when another tab changes them. */
export const unsettledMovesAtom = atom((get) => {
  get(followAtom)
  get(readsAtom)
  get(accountKeyAtom)
  return get(runtimeAtom).runSync(ownMoves)
})
