import { atom } from "jotai"

import { withLayers } from "#platform/layerEntries.ts"

import { addressAtom, openLayerAtom } from "./address.ts"

export const addLayersAtom = atom(null, (get, set) =>
  set(openLayerAtom, { open: get(addressAtom).addLayers(withLayers) }),
)
