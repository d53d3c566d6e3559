import { type Duration, Effect, Fiber } from "effect"
import { atom } from "jotai"

import { settled } from "#services/policy.ts"

import { waitForAtom } from "./feedback.ts"
import { runtimeAtom } from "./kernel/query.ts"

/** What is in the box, and what is searched for. */
export interface Search {
  readonly typed: string
  readonly applied: string
  /** What is typed is not searched for yet. */
  readonly isSettling: boolean
}

/** `typed` waits until typing rests, `submitted` does not; `set` takes a text that came from elsewhere. */
export type SearchChange = { readonly by: "typed" | "submitted" | "set"; readonly text: string }

const empty: Search = { typed: "", applied: "", isSettling: false }

/**
 * A search box: what is typed is searched for once typing rests that long.
 *
 * An emptied box is applied at once, and blanks alone are no search (spec §2 "Game entry tabs").
 * With `waits` the please-wait loader shows meanwhile, at most that long.
 */
export const searchBoxAtom = (policy: string, rest: Duration.Duration, waits?: Duration.Duration) => {
  const searchAtom = atom(empty)
  const waitingAtom = atom<{ fiber: Fiber.Fiber<void> | undefined }>({ fiber: undefined })

  const applyAtom = atom(null, (_get, set, text: string) => {
    const applied = text.trim()
    set(searchAtom, ({ typed }) => ({ typed, applied, isSettling: false }))
  })

  return atom(
    (get) => get(searchAtom),
    (get, set, { by, text }: SearchChange) => {
      const waiting = get(waitingAtom)
      waiting.fiber?.interruptUnsafe()
      waiting.fiber = undefined
      const isAtOnce = by !== "typed" || text.trim() === ""
      set(searchAtom, ({ applied }) => ({ typed: text, applied, isSettling: !isAtOnce }))
      if (isAtOnce) return set(applyAtom, text)
      const stopWaiting = waits === undefined ? () => {} : set(waitForAtom, waits)
      const apply = settled(policy, rest)(Effect.sync(() => set(applyAtom, text)))
      waiting.fiber = get(runtimeAtom).runFork(Effect.ensuring(apply, Effect.sync(stopWaiting)))
    },
  )
}
