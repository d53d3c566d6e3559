import { Effect } from "effect"
import { atom } from "jotai"

import { Visit } from "#services/Visit.ts"

import { runtimeAtom } from "./kernel/query.ts"
import { isGuestAtom } from "./session.ts"

const askedAtom = atom(false)

/** Grows each time the dialog is asked for: every time its form is a new one. 0 before the first. */
export const loginRoundAtom = atom(0)

/** Whether the login dialog is open: it was asked for, and nobody is logged in yet. */
export const loginDialogOpenAtom = atom((get) => get(askedAtom) && get(isGuestAtom))

/** Opens the login where the page must not be left; afterwards the page is still the one that is wanted (decision 42). */
export const openLoginDialogAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(Visit.use(({ path, want }) => Effect.flatMap(path, want)))
  set(loginRoundAtom, (round) => round + 1)
  set(askedAtom, true)
})

/** The dialog is gone with its page, or its login is done. Who has left for the registration still comes back. */
export const endLoginDialogAtom = atom(null, (_get, set) => set(askedAtom, false))

/** The player closes the dialog: no later login leads here. */
export const closeLoginDialogAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(Visit.use(({ takeWanted }) => Effect.asVoid(takeWanted)))
  set(endLoginDialogAtom)
})
