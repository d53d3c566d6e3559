import { Effect } from "effect"
import { atom } from "jotai"

import { Address } from "#platform/Address.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

const ofRuntimeAtom = atom((get) => {
  const { place, watch } = get(runtimeAtom).runSync(Effect.service(Address))
  const ownAtom = atom(place().path)
  ownAtom.onMount = (set) => {
    const show = () => set(place().path)
    show()
    return watch(show)
  }
  return ownAtom
})

/** The path of the address, without its query. It changes before the next page's code is loaded. */
export const pathAtom = atom((get) => get(get(ofRuntimeAtom)))
