import { Effect } from "effect"
import { atom } from "jotai"

import { Backend } from "#services/Backend.ts"

import { runtimeAtom } from "./kernel/query.ts"
import { isOnlineAtom } from "./system.ts"

const lateAtom = atom(false)

const followAtom = atom(
  (get) => get(lateAtom),
  (get, set) => {
    const { runSync } = get(runtimeAtom)
    const note = () => set(lateAtom, runSync(Backend.use(({ isSlow }) => isSlow)))
    note()
    return runSync(Backend.use(({ watchSlow }) => Effect.succeed(watchSlow(note))))
  },
)
followAtom.onMount = (follow) => follow()

/** Whether something has been loading for longer than it should; being offline says more. */
export const isSlowAtom = atom((get) => get(followAtom) && get(isOnlineAtom))

/** Asks anew for what has been loading for so long. */
export const askAgainAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(Backend.use(({ askAgain }) => askAgain)),
)
