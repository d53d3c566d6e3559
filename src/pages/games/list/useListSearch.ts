import { useAtomValue, useSetAtom, useStore } from "jotai"
import { useLayoutEffect, useRef } from "react"

import { gameSearchAtom } from "#atoms/games/gameLists.ts"
import { forgetSearchAtom, rememberSearchAtom } from "#atoms/games/searches.ts"

export interface ListSearch {
  readonly typed: string
  readonly isPending: boolean
  readonly type: (text: string) => void
  readonly submit: (text: string) => void
}

// If the player types a text with pauses, the search history contains only the last version of the text.
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
  // On unmount, cancels a pending search, after the effect above has unsubscribed and so misses this change.
  useLayoutEffect(() => () => change({ by: "set", text: "" }), [change])
  return {
    // Until the address's text has been applied, the field shows the address's text.
    typed: search.applied === requested ? search.typed : requested,
    isPending: search.isPending,
    type: (text) => change({ by: "typed", text }),
    submit: (text) => change({ by: "submitted", text }),
  }
}
