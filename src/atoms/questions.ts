import { atom } from "jotai"

import { registerAskedAtom } from "./access.ts"
import { refuseAtom } from "./feedback.ts"
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
  set(refuseAtom, { key: "network_slow" })
})
