import { atom } from "jotai"

import { isRegisterPromptOpenAtom } from "#atoms/entry/access.ts"
import {
  disownSessionAtom,
  isLinkQuestionOpenAtom,
  signOutAskedAtom,
  switchAskedAtom,
} from "#atoms/session.ts"
import { refuseAtom } from "#atoms/kernel/toasts.ts"

import { agentNoticeOpenAtom, closeMenusAtom, taskAlertOpenAtom } from "./menus.ts"

export const anyQuestionAtom = atom(
  (get) =>
    get(signOutAskedAtom) ||
    get(isLinkQuestionOpenAtom) ||
    get(isRegisterPromptOpenAtom) ||
    get(agentNoticeOpenAtom) ||
    get(taskAlertOpenAtom),
)

export const dismissQuestionAtom = atom(null, (_get, set) => {
  set(closeMenusAtom)
  set(signOutAskedAtom, false)
  set(switchAskedAtom, undefined)
  set(disownSessionAtom)
  set(isRegisterPromptOpenAtom, false)
  set(agentNoticeOpenAtom, false)
  set(taskAlertOpenAtom, false)
  set(refuseAtom, { key: "network_slow" })
})
