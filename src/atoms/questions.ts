import { atom } from "jotai"

import { timings } from "#config/timings.ts"

import { registerAskedAtom } from "./access.ts"
import { notifyAtom } from "./feedback.ts"
import { agentNoticeOpenAtom, closeMenusAtom } from "./menus.ts"
import { signOutAskedAtom } from "./session.ts"

/** Whether the player is being asked something. */
export const anyQuestionAtom = atom(
  (get) => get(signOutAskedAtom) || get(registerAskedAtom) || get(agentNoticeOpenAtom),
)

/** What was opened or asked could not be shown: it is taken back, and the player is told. */
export const takeBackAtom = atom(null, (_get, set) => {
  set(closeMenusAtom)
  set(signOutAskedAtom, false)
  set(registerAskedAtom, false)
  set(agentNoticeOpenAtom, false)
  set(notifyAtom, { message: { key: "network_slow" }, shownFor: timings.toastDefault, tone: "bad" })
})
