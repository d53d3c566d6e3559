import { Effect } from "effect"
import { atom } from "jotai"

import { Device } from "#platform/Device.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { addressAtom } from "./address.ts"

/** The page on which the player typed or chose something last. */
const touchedPathAtom = atom<string>()

/** Whether the player typed or chose something on the current page. */
export const isFormTouchedAtom = atom((get) => get(touchedPathAtom) !== undefined)

/** Follows what the player types or chooses, from before the first form shows. Returns a stop function. */
export const followFormsAtom = atom(null, (get, set) => {
  const address = get(addressAtom)
  const device = get(runtimeAtom).runSync(Effect.service(Device))
  const path = () => address.place().path
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
