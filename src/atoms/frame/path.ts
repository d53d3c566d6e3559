import { atom } from "jotai"

import { addressAtom } from "./address.ts"

const ofRuntimeAtom = atom((get) => {
  const { place, watch } = get(addressAtom)
  const ownAtom = atom(place().path)
  ownAtom.onMount = (set) => {
    const show = () => set(place().path)
    show()
    return watch(show)
  }
  return ownAtom
})

export const pathAtom = atom((get) => get(get(ofRuntimeAtom)))
