import { atom } from "jotai"

import {
  removeMoneyMove,
  markOpened,
  ownIncomplete,
  ownMoneyMoves,
  watchMoneyMoves,
} from "#services/cashier/unsettledMoves.ts"
import { accountKeyAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

const readsAtom = atom(0)

const followAtom = atom(null, (get, set) => {
  const read = () => set(readsAtom, (reads) => reads + 1)
  read()
  return get(runtimeAtom).runSync(watchMoneyMoves(read))
})
followAtom.onMount = (follow) => follow()

export const unsettledMovesAtom = atom((get) => {
  get(followAtom)
  get(readsAtom)
  get(accountKeyAtom)
  return get(runtimeAtom).runSync(ownMoneyMoves)
})

export const incompleteMovesAtom = atom((get) => {
  get(followAtom)
  get(readsAtom)
  get(accountKeyAtom)
  return get(runtimeAtom).runSync(ownIncomplete)
})

interface Change {
  readonly id: string
  readonly what: "recordOpened" | "settled"
}

export const changeIncompleteAtom = atom(null, async (get, set, { id, what }: Change) => {
  await get(runtimeAtom).runPromise(what === "settled" ? removeMoneyMove(id) : markOpened(id))
  set(readsAtom, (reads) => reads + 1)
})
