import { atom } from "jotai"

import * as CalendarDate from "#domain/CalendarDate.ts"

import { nowAtom } from "./clock.ts"

/** Today as `YYYY-MM-DD`; changes at midnight while mounted. */
export const todayAtom = atom((get) => CalendarDate.of(new Date(get(nowAtom))))
