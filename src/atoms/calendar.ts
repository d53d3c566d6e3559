import { atom } from "jotai"

import * as Day from "#domain/Day.ts"

import { nowAtom } from "./clock.ts"

/** Today as `YYYY-MM-DD`; while it is read, it is another one after midnight. */
export const todayAtom = atom((get) => Day.of(new Date(get(nowAtom))))
