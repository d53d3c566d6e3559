import { atom } from "jotai"

import { registerAskedAtom } from "./access.ts"
import { agentNoticeOpenAtom } from "./menus.ts"
import { signOutAskedAtom } from "./session.ts"

/** Whether the player is being asked something. */
export const anyQuestionAtom = atom(
  (get) => get(signOutAskedAtom) || get(registerAskedAtom) || get(agentNoticeOpenAtom),
)
