import { atom } from "jotai"

import { leaveForVip } from "#services/vip.ts"

import { runtimeAtom } from "./kernel/query.ts"
import { memberMarksAtom } from "./member.ts"

/** Opens the VIP page, which then knows the member's club. */
export const leaveForVipAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(leaveForVip(get(memberMarksAtom).club)),
)
