import { atom } from "jotai"

import { isPlayClosedAtom, isProtectedAtom } from "./merchant.ts"

/** Whether announcements, videos and the app may be offered: not during a break or a self-exclusion (gateway §11). */
export const mayOfferAtom = atom((get) => !get(isProtectedAtom) || get(isPlayClosedAtom) === false)
