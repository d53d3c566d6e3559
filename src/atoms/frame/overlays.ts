import { atom } from "jotai"

import { withLayers } from "#platform/overlayHistory.ts"

import { addressAtom, openLayerAtom } from "./address.ts"

export const addLayersAtom = atom(null, (get, set) =>
  set(openLayerAtom, { open: get(addressAtom).addLayers(withLayers) }),
)
