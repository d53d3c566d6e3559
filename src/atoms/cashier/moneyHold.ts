import { atom } from "jotai"

const holdsAtom = atom(0)

/** Whether a question about money is open, or a request that moves money is in flight. */
export const isMoneyHeldAtom = atom((get) => get(holdsAtom) > 0)

/** Keeps other dialogs away until the returned function is called. */
export const holdMoneyAtom = atom(null, (_get, set) => {
  let isHeld = true
  set(holdsAtom, (holds) => holds + 1)
  return () => {
    if (isHeld) set(holdsAtom, (holds) => holds - 1)
    isHeld = false
  }
})
