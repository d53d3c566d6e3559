import { atom } from "jotai"

import { isForgotten } from "#domain/cashier/UnsettledMove.ts"
import { Backend } from "#services/Backend.ts"
import {
  removeMoneyMove,
  markOpened,
  ownIncomplete,
  ownMoneyMoves,
  watchMoneyMoves,
} from "#services/cashier/unsettledMoves.ts"
import { accountKeyAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"

const readsAtom = atom(0)

export const rereadMovesAtom = atom(null, (_get, set) => set(readsAtom, (reads) => reads + 1))

const followAtom = atom(null, (get, set) => {
  const read = () => set(rereadMovesAtom)
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

export const sendingsAtom = atom((get) => {
  const now = get(runtimeAtom).runSync(Backend.now)
  return new Map(
    get(unsettledMovesAtom).map((move) => [
      move.requestId,
      { sentAt: move.sentAt, isForgotten: isForgotten(move, now) },
    ]),
  )
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
  set(rereadMovesAtom)
})
