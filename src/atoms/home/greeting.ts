import { atom } from "jotai"

import { greeting } from "#domain/home/Greeting.ts"
import { Device } from "#platform/Device.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

const readsAtom = atom(0)

/** Its mount reads the clock again. */
const readAgainAtom = atom(null, (_get, set) => set(readsAtom, (reads) => reads + 1))
readAgainAtom.onMount = (readAgain) => readAgain()

/** The greeting by the hour at which the first reader mounted. */
export const greetingAtom = atom((get) => {
  get(readAgainAtom)
  get(readsAtom)
  return greeting(get(runtimeAtom).runSync(Device.use(({ localHour }) => localHour)))
})
