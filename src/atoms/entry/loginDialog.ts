import { atom } from "jotai"

import { returnHereAfterLogin, takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { isGuestAtom } from "#atoms/session.ts"

const askedAtom = atom(false)

/** Increases when the dialog opens, so that its form resets. 0 before the first opening. */
export const loginFormNumberAtom = atom(0)

export const loginDialogOpenAtom = atom((get) => get(askedAtom) && get(isGuestAtom))

/** Opens the login without leaving the page, which stays the return page (open point 42). */
export const openLoginDialogAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(returnHereAfterLogin)
  set(loginFormNumberAtom, (formNumber) => formNumber + 1)
  set(askedAtom, true)
})

/** Closes the dialog after a login or when the page unmounts. A registration still returns to this page. */
export const endLoginDialogAtom = atom(null, (_get, set) => set(askedAtom, false))

/** Closes the dialog when the player taps its close button. A later login does not return to this page. */
export const closeLoginDialogAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(takePageAfterLogin)
  set(endLoginDialogAtom)
})
