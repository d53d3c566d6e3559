import { Effect } from "effect"
import { atom } from "jotai"

import { Origins } from "#services/Origins.ts"

import { runtimeAtom } from "./kernel/query.ts"

/** Asks for the gateway's other origins. */
export const askOriginsAtom = atom(null, (get) => {
  get(runtimeAtom).runFork(Origins.use(({ ask }) => ask).pipe(Effect.provide(Origins.layer)))
})
