import { atom } from "jotai"

import { greeting } from "#domain/Greeting.ts"
import { Visit } from "#services/Visit.ts"

import { runtimeAtom } from "./kernel/query.ts"

/** The greeting of the hour in which it is read; set to read the clock again. */
const lookedAtom = atom(0)
export const greetingAtom = atom(
  (get) => {
    get(lookedAtom)
    return greeting(get(runtimeAtom).runSync(Visit.use(({ localHour }) => localHour)))
  },
  (_get, set) => set(lookedAtom, (looked) => looked + 1),
)
greetingAtom.onMount = (look) => look()
