import { atom } from "jotai"

import * as CalendarDate from "#domain/CalendarDate.ts"

import { nowAtom } from "./clock.ts"

export const todayAtom = atom((get) => CalendarDate.of(new Date(get(nowAtom))))
