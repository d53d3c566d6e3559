import { useSetAtom, useStore } from "jotai"
import { useLayoutEffect, useState } from "react"

import { gameListAtom, openListAtom, type GamesFilter } from "#atoms/games/gameLists.ts"
import { readIsReturnAtom } from "#atoms/frame/system.ts"

interface Opened {
  readonly filter: GamesFilter
  readonly address: string
  /** The scroll position to restore, in CSS px; undefined on forward navigation. */
  readonly scroll: number | undefined
}

/**
 * Opens a list, and another one when `filter` changes. Undefined in the first render, which never paints.
 * So the list's component mounts with the restored list.
 */
export const useOpenedList = (address: string, filter: GamesFilter): Opened | undefined => {
  const store = useStore()
  const open = useSetAtom(openListAtom)
  const isReturn = useSetAtom(readIsReturnAtom)
  const [opened, setOpened] = useState<Opened>()
  // The old page unsubscribes after this one mounts; this subscription keeps the list alive between them.
  useLayoutEffect(() => store.sub(gameListAtom, () => {}), [store])
  useLayoutEffect(() => {
    const showList = (scroll: number) =>
      setOpened({ address, filter, scroll: isReturn() ? scroll : undefined })
    showList(open({ address, filter }))
  }, [address, isReturn, open, filter])
  return opened?.address === address && opened.filter === filter ? opened : undefined
}
