import { atom } from "jotai"

const holdsAtom = atom(0)

export const isMoneyHeldAtom = atom((get) => get(holdsAtom) > 0)

export const holdMoneyAtom = atom(null, (_get, set) => {
  let isHeld = true
  set(holdsAtom, (holds) => holds + 1)
  return () => {
    if (isHeld) set(holdsAtom, (holds) => holds - 1)
    isHeld = false
  }
})
