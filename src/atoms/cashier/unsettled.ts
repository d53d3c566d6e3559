import { atom } from "jotai"

import {
  forgetMove,
  markOpened,
  ownIncomplete,
  ownMoves,
  watchMoves,
} from "#services/cashier/unsettledMoves.ts"
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

/** The account's unsettled moves that cannot be sent again. */
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

/** Stores that the player opened the record of an incomplete move, or removes it. */
export const changeIncompleteAtom = atom(null, async (get, set, { id, what }: Change) => {
  await get(runtimeAtom).runPromise(what === "settled" ? forgetMove(id) : markOpened(id))
  set(readsAtom, (reads) => reads + 1)
})
