import { Effect } from "effect"
import { atom } from "jotai"

import { Backend } from "#services/Backend.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { isOnlineAtom } from "#atoms/system/online.ts"

const lateAtom = atom(false)

const followAtom = atom(null, (get, set) => {
  const { runSync } = get(runtimeAtom)
  const note = () => set(lateAtom, runSync(Backend.use(({ isSlow }) => isSlow)))
  note()
  return runSync(Backend.use(({ watchSlow }) => Effect.succeed(watchSlow(note))))
})
followAtom.onMount = (follow) => follow()

export const isSlowAtom = atom((get) => {
  get(followAtom)
  return get(lateAtom) && get(isOnlineAtom)
})

export const refetchSlowAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(Backend.use(({ refetchSlow }) => refetchSlow)),
)
