import { atom } from "jotai"

import { withOverlays } from "#platform/overlayHistory.ts"

import { addressAtom, overlayHistoryAtom } from "./address.ts"

export const addOverlaysAtom = atom(null, (get, set) =>
  set(overlayHistoryAtom, get(addressAtom).addOverlays(withOverlays)),
)
