import { atom } from "jotai"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { addressAtom, overlayHistoryAtom } from "./address.ts"

/** Opens a path in place of the page and of all history entries that the page's iframe has added. */
export const leaveIframeAtom = atom(null, (get, _set, path: string) => {
  const { push, replace } = get(addressAtom)
  const before = get(overlayHistoryAtom).leavePage()
  if (before !== path) get(runtimeAtom).runSync(before === undefined ? replace(path) : push(path))
})
