import type { Effect, Fiber } from "effect"
import { atom } from "jotai"

import type { AppServices } from "#services/layer.ts"

import { runtimeAtom } from "./runtime.ts"

/** Interrupts the previous effect. Without an effect it only interrupts. */
export const latestRunAtom = () => {
  const runningAtom = atom<Fiber.Fiber<void>>()
  return atom(null, (get, set, effect?: Effect.Effect<void, never, AppServices>) => {
    get(runningAtom)?.interruptUnsafe()
    set(runningAtom, effect && get(runtimeAtom).runFork(effect))
  })
}
