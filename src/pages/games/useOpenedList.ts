import { useSetAtom, useStore } from "jotai"
import { useLayoutEffect, useState } from "react"

import { gameListAtom, openListAtom, type WantedGames } from "#atoms/gameLists.ts"
import { askReturnAtom } from "#atoms/system.ts"

interface Opened {
  readonly wanted: WantedGames
  readonly address: string
  /** How far it was scrolled when it was left, in CSS px; nothing for a list that is entered anew. */
  readonly scroll: number | undefined
}

/**
 * Opens the list that is wanted, and any other one that is wanted later.
 *
 * It is nothing in a first drawing that is never painted. So whoever draws the
 * list is drawn when it is there, be it as it was left.
 */
export const useOpenedList = (address: string, wanted: WantedGames): Opened | undefined => {
  const store = useStore()
  const open = useSetAtom(openListAtom)
  const isReturn = useSetAtom(askReturnAtom)
  const [opened, setOpened] = useState<Opened>()
  // The page that is left looks away after this one is there: the list must not end in between.
  useLayoutEffect(() => store.sub(gameListAtom, () => {}), [store])
  useLayoutEffect(() => {
    const tell = (scroll: number) => setOpened({ address, wanted, scroll: isReturn() ? scroll : undefined })
    tell(open({ address, wanted }))
  }, [address, isReturn, open, wanted])
  return opened?.address === address && opened.wanted === wanted ? opened : undefined
}
