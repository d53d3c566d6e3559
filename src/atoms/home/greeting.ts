import { atom } from "jotai"

import { greeting } from "#domain/home/Greeting.ts"
import { Device } from "#platform/Device.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

const readsAtom = atom(0)

const readAgainAtom = atom(null, (_get, set) => set(readsAtom, (reads) => reads + 1))
readAgainAtom.onMount = (readAgain) => readAgain()

export const greetingAtom = atom((get) => {
  get(readAgainAtom)
  get(readsAtom)
  return greeting(get(runtimeAtom).runSync(Device.use(({ localHour }) => localHour)))
})
