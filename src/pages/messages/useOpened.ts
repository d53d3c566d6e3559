import { useSetAtom } from "jotai"
import { useLocation, useSearch } from "wouter"

import { leaveViewAtom } from "#atoms/frame/address.ts"
import * as PageQuery from "#domain/PageQuery.ts"

export const useOpened = () => {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const leaveView = useSetAtom(leaveViewAtom)
  const addressOf = (id: string) => PageQuery.changed(path, search, { id })
  return {
    /** The id of the opened item; "" while the list is shown. */
    id: PageQuery.valueOf(search, "id"),
    link: (id: string) => ({ href: addressOf(id), onPress: () => navigate(addressOf(id)) }),
    /** Replaces the opened item, so that going back leads to the list. */
    next: (id: string) => ({
      href: addressOf(id),
      onPress: () => navigate(addressOf(id), { replace: true }),
    }),
    /** Goes back to the list. If the item's address was opened directly, the list replaces the history entry. */
    close: () => leaveView(addressOf("")),
  }
}
