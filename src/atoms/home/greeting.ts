import { atom } from "jotai"

import { greeting } from "#domain/home/Greeting.ts"
import { Device } from "#platform/Device.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

/** The greeting by the hour of the last read. Setting it reads the clock again. */
const lookedAtom = atom(0)
export const greetingAtom = atom(
  (get) => {
    get(lookedAtom)
    return greeting(get(runtimeAtom).runSync(Device.use(({ localHour }) => localHour)))
  },
  (_get, set) => set(lookedAtom, (looked) => looked + 1),
)
greetingAtom.onMount = (look) => look()
