import { Effect } from "effect"
import { atom } from "jotai"

import { Address } from "#platform/Address.ts"
import { Device } from "#platform/Device.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

export const deviceAtom = atom((get) => get(runtimeAtom).runSync(Effect.service(Device)))

export const platformAtom = atom((get) => get(runtimeAtom).runSync(get(deviceAtom).platform))

export const originAtom = atom((get) => get(deviceAtom).origin)

export const readIsReturnAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(Address.use(({ isReturn }) => isReturn)),
)

export const workerAtom = atom<string>()
