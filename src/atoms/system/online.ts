import { atom } from "jotai"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { deviceAtom } from "./platform.ts"

const onlineAtom = atom<boolean | undefined>(undefined)

export const isOnlineAtom = atom(
  (get) => get(onlineAtom) ?? get(runtimeAtom).runSync(get(deviceAtom).isOnline),
  (_get, set, online: boolean) => set(onlineAtom, online),
)
