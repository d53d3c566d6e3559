import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import * as Access from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { Address } from "#platform/Address.ts"
import type { LayerEntries } from "#platform/layerEntries.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

/** The browser's address and history. */
export const addressAtom = atom((get) => get(runtimeAtom).runSync(Effect.service(Address)))

const noLayer: LayerEntries["openLayer"] = () => () => {}

/** Adds the history entry of a menu or dialog; none until `addLayersAtom` ran. */
export const openLayerAtom = atom({ open: noLayer })

/** Returns how the current page was reached. */
export const readArrivalAtom = atom(null, (get) => get(addressAtom).place().arrival)

/** Calls back after each change of the address, also while the next page loads. Returns an unsubscribe function. */
export const watchAddressAtom = atom(null, (get, _set, listener: () => void) =>
  get(addressAtom).watch(listener),
)

/** Stops the browser from restoring the scroll position, until the returned function is called. */
export const holdScrollAtom = atom(null, (get) => get(addressAtom).holdScroll())

/**
 * One step back. Without an entry of the app before it, a page goes to its parent, or to home where the parent is
 * forbidden.
 */
export const stepBackAtom = atom(null, (get) => {
  const address = get(addressAtom)
  const { path, search } = address.place()
  const parent = Pages.parentOf(path, search)
  const verdict = Access.judge(Pages.ruleOf(parent), get(sessionAtom))
  get(runtimeAtom).runSync(address.back(verdict._tag === "Allowed" ? parent : paths.home))
})

/** Leaves a view that has an address of its own, such as an opened message, for its page. */
export const leaveViewAtom = atom(null, (get, _set, page: string) =>
  get(runtimeAtom).runSync(get(addressAtom).leaveView(page)),
)
