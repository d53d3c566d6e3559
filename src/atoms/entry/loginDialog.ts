import { atom } from "jotai"

import { returnHereAfterLogin, takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { isGuestAtom } from "#atoms/session.ts"

const askedAtom = atom(false)

/** Incremented when the dialog opens, so that its form resets. 0 before the first time. */
export const loginRoundAtom = atom(0)

/** Whether the login dialog is open: it was opened, and no one is logged in yet. */
export const loginDialogOpenAtom = atom((get) => get(askedAtom) && get(isGuestAtom))

/** Opens the login without leaving the page. The page stays the return page (decision 42). */
export const openLoginDialogAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(returnHereAfterLogin)
  set(loginRoundAtom, (round) => round + 1)
  set(askedAtom, true)
})

/** The dialog unmounts with its page, or its login is done. After a registration the player still returns here. */
export const endLoginDialogAtom = atom(null, (_get, set) => set(askedAtom, false))

/** The player closes the dialog. A later login does not return here. */
export const closeLoginDialogAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(takePageAfterLogin)
  set(endLoginDialogAtom)
})
