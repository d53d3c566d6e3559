import { type Duration, Effect } from "effect"
import { atom } from "jotai"

import { debounced } from "#services/requestPolicy.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { latestRunAtom } from "#atoms/kernel/latestRun.ts"

export interface Search {
  readonly typed: string
  readonly applied: string
  readonly isPending: boolean
}

export type SearchChange = { readonly by: "typed" | "submitted" | "set"; readonly text: string }

const empty: Search = { typed: "", applied: "", isPending: false }

/** Clearing the text applies at once. A text of spaces starts no search (spec §2 "Game entry tabs"). */
export const searchBoxAtom = (policy: string, rest: Duration.Duration, waits?: Duration.Duration) => {
  const searchAtom = atom(empty)
  const applyLaterAtom = latestRunAtom()

  const applyAtom = atom(null, (_get, set, text: string) => {
    const applied = text.trim()
    set(searchAtom, ({ typed }) => ({ typed, applied, isPending: false }))
  })

  return atom(
    (get) => get(searchAtom),
    (_get, set, { by, text }: SearchChange) => {
      set(applyLaterAtom)
      const isAtOnce = by !== "typed" || text.trim() === ""
      set(searchAtom, ({ applied }) => ({ typed: text, applied, isPending: !isAtOnce }))
      if (isAtOnce) return set(applyAtom, text)
      const stopWaiting = waits === undefined ? () => {} : set(waitForAtom, waits)
      const apply = debounced(policy, rest)(Effect.sync(() => set(applyAtom, text)))
      set(applyLaterAtom, Effect.ensuring(apply, Effect.sync(stopWaiting)))
    },
  )
}
