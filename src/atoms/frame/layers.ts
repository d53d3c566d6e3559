import { atom } from "jotai"

import { withLayers } from "#platform/layerEntries.ts"

import { addressAtom, openLayerAtom } from "./address.ts"

/** Gives menus and dialogs a history entry from now on, also those that are open. */
export const addLayersAtom = atom(null, (get, set) =>
  set(openLayerAtom, { open: get(addressAtom).addLayers(withLayers) }),
)
