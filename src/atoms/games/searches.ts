import { Effect } from "effect"
import { atom, type Getter } from "jotai"

import { Searches } from "#services/games/Searches.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

const atOnce = <A>(get: Getter, use: (searches: Searches["Service"]) => Effect.Effect<A>): A =>
  get(runtimeAtom).runSync(lazyService(Searches)(use))

const changedAtom = atom(0)

export const searchesAtom = atom((get) => {
  get(changedAtom)
  return atOnce(get, ({ stored }) => stored)
})

const changeAtom = atom(null, (get, set, use: (searches: Searches["Service"]) => Effect.Effect<void>) => {
  atOnce(get, use)
  set(changedAtom, (changed) => changed + 1)
})

export const rememberSearchAtom = atom(null, (_get, set, text: string) =>
  set(changeAtom, ({ remember }) => remember(text)),
)

export const forgetSearchAtom = atom(null, (_get, set, text: string) =>
  set(changeAtom, ({ forget }) => forget(text)),
)

export const forgetSearchesAtom = atom(null, (_get, set) => set(changeAtom, ({ forgetAll }) => forgetAll))
