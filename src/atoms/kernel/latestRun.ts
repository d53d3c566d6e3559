import type { Effect, Fiber } from "effect"
import { atom } from "jotai"

import type { AppServices } from "#services/layer.ts"

import { runtimeAtom } from "./runtime.ts"

export const latestRunAtom = () => {
  const runningAtom = atom<Fiber.Fiber<void>>()
  return atom(null, (get, set, effect?: Effect.Effect<void, never, AppServices>) => {
    get(runningAtom)?.interruptUnsafe()
    set(runningAtom, effect && get(runtimeAtom).runFork(effect))
  })
}
