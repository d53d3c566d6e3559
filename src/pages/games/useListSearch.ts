import { useAtomValue, useSetAtom, useStore } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { gameSearchAtom } from "#atoms/gameLists.ts"
import { forgetSearchAtom, rememberSearchAtom } from "#atoms/searches.ts"

/** A search box over a list: what is typed, and the ways to change it. */
export interface ListSearch {
  readonly typed: string
  readonly isSettling: boolean
  readonly type: (text: string) => void
  readonly submit: (text: string) => void
}

/** Remembers texts that were searched for; of one that is typed with pauses only the last. */
const useMemory = (): ((text: string) => void) => {
  const remember = useSetAtom(rememberSearchAtom)
  const forget = useSetAtom(forgetSearchAtom)
  const last = useRef("")
  return (text) => {
    if (last.current !== "" && text.startsWith(last.current)) forget(last.current)
    if (text !== "") remember(text)
    last.current = text
  }
}

/** Keeps the search box and the search of the address the same, whichever of them changes. */
export const useListSearch = (wanted: string, onSearch: (text: string) => void): ListSearch => {
  const store = useStore()
  const search = useAtomValue(gameSearchAtom)
  const change = useSetAtom(gameSearchAtom)
  const memory = useMemory()
  const latest = useRef({ wanted, onSearch, memory })
  useLayoutEffect(() => {
    latest.current = { wanted, onSearch, memory }
  })
  useLayoutEffect(() => {
    if (store.get(gameSearchAtom).applied !== wanted) change({ by: "set", text: wanted })
  }, [change, store, wanted])
  useLayoutEffect(
    () =>
      store.sub(gameSearchAtom, () => {
        const { applied } = store.get(gameSearchAtom)
        if (applied === latest.current.wanted) return
        latest.current.memory(applied)
        latest.current.onSearch(applied)
      }),
    [store],
  )
  // Comes after the one above, which must not hear of it: what is still settling is given up.
  useLayoutEffect(() => () => change({ by: "set", text: "" }), [change])
  return {
    // Until they agree the box holds what was typed elsewhere.
    typed: search.applied === wanted ? search.typed : wanted,
    isSettling: search.isSettling,
    type: (text) => change({ by: "typed", text }),
    submit: (text) => change({ by: "submitted", text }),
  }
}
