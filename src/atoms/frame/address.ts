import { Effect } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import * as Access from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { Address } from "#platform/Address.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

const addressAtom = atom((get) => get(runtimeAtom).runSync(Effect.service(Address)))

/** Returns how the current page was reached. */
export const readArrivalAtom = atom(null, (get) => get(addressAtom).place().arrival)

/** Calls back after each change of the address, also while the next page loads. Returns an unsubscribe function. */
export const watchAddressAtom = atom(null, (get, _set, listener: () => void) =>
  get(addressAtom).watch(listener),
)

/** Stops the browser from restoring the scroll position, until the returned function is called. */
export const holdScrollAtom = atom(null, (get) => get(addressAtom).holdScroll())

/**
 * One step back. A page that was opened by its address goes to its parent, or to home where the parent is
 * forbidden.
 */
export const stepBackAtom = atom(null, (get, _set, parent?: string) => {
  const address = get(addressAtom)
  const { path, search } = address.place()
  const goal = parent ?? Pages.parentOf(path, search)
  const verdict = Access.judge(Pages.ruleOf(goal), get(sessionAtom))
  get(runtimeAtom).runSync(address.back(verdict._tag === "Allowed" ? goal : paths.home))
})
