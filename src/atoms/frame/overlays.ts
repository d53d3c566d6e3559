import { atom } from "jotai"

import { withOverlays } from "#platform/overlayHistory.ts"

import { addressAtom, openOverlayAtom } from "./address.ts"

export const addOverlaysAtom = atom(null, (get, set) =>
  set(openOverlayAtom, { open: get(addressAtom).addOverlays(withOverlays) }),
)
