import { atom } from "jotai"

import { addressAtom } from "./address.ts"

const ofRuntimeAtom = atom((get) => {
  const { location, watch } = get(addressAtom)
  const ownAtom = atom(location().path)
  ownAtom.onMount = (set) => {
    const show = () => set(location().path)
    show()
    return watch(show)
  }
  return ownAtom
})

export const pathAtom = atom((get) => get(get(ofRuntimeAtom)))
