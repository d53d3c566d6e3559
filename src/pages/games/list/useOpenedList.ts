import { useSetAtom, useStore } from "jotai"
import { useLayoutEffect, useState } from "react"

import { gameListAtom, openListAtom, type GamesFilter } from "#atoms/games/gameLists.ts"
import { readIsReturnAtom } from "#atoms/system/platform.ts"

interface Opened {
  readonly filter: GamesFilter
  readonly address: string
  /** The scroll position to restore, in CSS px; undefined on forward navigation. */
  readonly scroll: number | undefined
}

/** Returns undefined on the first render, which is never painted. The list then mounts with its restored state. */
export const useOpenedList = (address: string, filter: GamesFilter): Opened | undefined => {
  const store = useStore()
  const open = useSetAtom(openListAtom)
  const isReturn = useSetAtom(readIsReturnAtom)
  const [opened, setOpened] = useState<Opened>()
  // The previous page unsubscribes after this page mounts. This subscription keeps the list's atom mounted until then.
  useLayoutEffect(() => store.sub(gameListAtom, () => {}), [store])
  useLayoutEffect(() => {
    const showList = (scroll: number) =>
      setOpened({ address, filter, scroll: isReturn() ? scroll : undefined })
    showList(open({ address, filter }))
  }, [address, isReturn, open, filter])
  return opened?.address === address && opened.filter === filter ? opened : undefined
}
