import { Effect } from "effect"
import { atom } from "jotai"

import { Device } from "#platform/Device.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { addressAtom } from "./address.ts"

const touchedPathAtom = atom<string>()

export const isFormTouchedAtom = atom((get) => get(touchedPathAtom) !== undefined)

export const followFormsAtom = atom(null, (get, set) => {
  const address = get(addressAtom)
  const device = get(runtimeAtom).runSync(Effect.service(Device))
  const path = () => address.location().path
  const unwatch = address.watch(() => {
    if (get(touchedPathAtom) !== path()) set(touchedPathAtom, undefined)
  })
  const unwatchDevice = device.watch((event) => {
    if (event === "input") set(touchedPathAtom, path())
  })
  return () => {
    unwatch()
    unwatchDevice()
  }
})
