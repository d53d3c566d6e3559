import { atom } from "jotai"

import { Origins } from "#services/Origins.ts"
import { lazyService } from "#services/lazyLayer.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

export const fetchOriginsAtom = atom(null, (get) => {
  get(runtimeAtom).runFork(lazyService(Origins)(({ ask }) => ask))
})
