import { useSetAtom } from "jotai"
import { useLocation, useSearch } from "wouter"

import { leaveViewAtom } from "#atoms/frame/address.ts"
import * as PageQuery from "#domain/PageQuery.ts"

/** The open item of a list, stored in the address: back closes it, a reload keeps it open. */
export const useOpened = () => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const leaveView = useSetAtom(leaveViewAtom)
  const addressOf = (id: string) => PageQuery.changed(path, search, { id })
  return {
    /** Empty while the list shows. */
    id: PageQuery.valueOf(search, "id"),
    /** Link props of an item: its address and press handler. */
    link: (id: string) => ({ href: addressOf(id), onPress: () => navigate(addressOf(id)) }),
    /** One step back to the list. The list replaces an entry that was opened by its address. */
    close: () => leaveView(addressOf("")),
  }
}
