import { atom } from "jotai"

import { leaveForVip } from "#services/account/vip.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { memberMarksAtom } from "./member.ts"

/** Opens the VIP page and passes the member's club. */
export const leaveForVipAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(leaveForVip(get(memberMarksAtom).club)),
)
