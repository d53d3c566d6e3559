import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import * as Access from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { Address } from "#platform/Address.ts"
import type { OverlayHistory } from "#platform/overlayHistory.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

export const addressAtom = atom((get) => get(runtimeAtom).runSync(Effect.service(Address)))

const noOverlays: Pick<OverlayHistory, "openOverlay" | "leavePage"> = {
  openOverlay: () => () => {},
  leavePage: () => undefined,
}

/** Until `addOverlaysAtom` has run, an opened overlay adds no history entry. */
export const overlayHistoryAtom = atom(noOverlays)

export const readArrivalAtom = atom(null, (get) => get(addressAtom).location().arrival)

export const watchAddressAtom = atom(null, (get, _set, listener: () => void) =>
  get(addressAtom).watch(listener),
)

export const holdScrollAtom = atom(null, (get) => get(addressAtom).holdScroll())

/** Goes back. Without an earlier history entry, opens the page's parent, or home if the parent is forbidden. */
export const goBackAtom = atom(null, (get) => {
  const address = get(addressAtom)
  const { path, search } = address.location()
  const parent = Pages.parentOf(path, search)
  const verdict = Access.judge(Pages.ruleOf(parent), get(sessionAtom))
  get(runtimeAtom).runSync(address.back(verdict._tag === "Allowed" ? parent : paths.home))
})

export const leaveViewAtom = atom(null, (get, _set, page: string) =>
  get(runtimeAtom).runSync(get(addressAtom).leaveView(page)),
)
