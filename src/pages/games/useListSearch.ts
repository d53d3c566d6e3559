import { useAtomValue, useSetAtom, useStore } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { gameSearchAtom } from "#atoms/games/gameLists.ts"
import { forgetSearchAtom, rememberSearchAtom } from "#atoms/games/searches.ts"

/** The search field of a list: its text and the handlers that change it. */
export interface ListSearch {
  readonly typed: string
  readonly isSettling: boolean
  readonly type: (text: string) => void
  readonly submit: (text: string) => void
}

/** Stores searched texts; of a text typed with pauses only the last version. */
const useSearchHistory = (): ((text: string) => void) => {
  const remember = useSetAtom(rememberSearchAtom)
  const forget = useSetAtom(forgetSearchAtom)
  const last = useRef("")
  return (text) => {
    if (last.current !== "" && text.startsWith(last.current)) forget(last.current)
    if (text !== "") remember(text)
    last.current = text
  }
}

/** Synchronizes the search field with the search in the address. */
export const useListSearch = (requested: string, onSearch: (text: string) => void): ListSearch => {
  const store = useStore()
  const search = useAtomValue(gameSearchAtom)
  const change = useSetAtom(gameSearchAtom)
  const memory = useSearchHistory()
  const latest = useRef({ requested, onSearch, memory })
  useLayoutEffect(() => {
    latest.current = { requested, onSearch, memory }
  })
  useLayoutEffect(() => {
    if (store.get(gameSearchAtom).applied !== requested) change({ by: "set", text: requested })
  }, [change, store, requested])
  useLayoutEffect(
    () =>
      store.sub(gameSearchAtom, () => {
        const { applied } = store.get(gameSearchAtom)
        if (applied === latest.current.requested) return
        latest.current.memory(applied)
        latest.current.onSearch(applied)
      }),
    [store],
  )
  // Runs after the effect above, which must not see this change. Cancels a pending search.
  useLayoutEffect(() => () => change({ by: "set", text: "" }), [change])
  return {
    // Until both agree, the field shows the address's text.
    typed: search.applied === requested ? search.typed : requested,
    isSettling: search.isSettling,
    type: (text) => change({ by: "typed", text }),
    submit: (text) => change({ by: "submitted", text }),
  }
}
