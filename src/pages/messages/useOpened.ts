import { useRef } from "react"
import { useLocation, useSearch } from "wouter"

import * as PageQuery from "#domain/PageQuery.ts"

/** Which entry of a list is open. It stands in the address, so that a step back closes it and a reload keeps it open. */
export const useOpened = () => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const isOpenedHere = useRef(false)
  const addressOf = (id: string) => PageQuery.changed(path, search, { id })
  return {
    /** Empty while the list shows. */
    id: PageQuery.valueOf(search, "id"),
    /** Link props of an entry: the address at which it is open, and who takes the press. */
    link: (id: string) => ({
      href: addressOf(id),
      onPress: () => {
        isOpenedHere.current = true
        navigate(addressOf(id))
      },
    }),
    /** Back to the list: a step in the history, or in its place for one that was opened by its address. */
    close: () => {
      if (isOpenedHere.current) window.history.back()
      else navigate(addressOf(""), { replace: true })
    },
  }
}
