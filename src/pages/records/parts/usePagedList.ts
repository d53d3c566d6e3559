import { useAtom, useAtomValue } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import type { FilterValues, PagedListAtom } from "#atoms/kernel/pagedList.ts"
import { hasMore } from "#domain/games/GameList.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { failureLines, failureText } from "#i18n/formatting.ts"
import type { RecordMore, RecordView } from "#ui/records/RecordList.tsx"

interface Records<Item> {
  readonly view: RecordView<Item>
  readonly onMore: () => void
  readonly again: () => void
}

export const itemsOf = <Item>(view: RecordView<Item>): ReadonlyArray<Item> =>
  view.state === "shown" ? view.items : []

/** The number of loaded items, with a plus if there are more pages. An empty string while they load. */
export const useLoadedCount = <Filter extends FilterValues, Item>(
  pagedListAtom: PagedListAtom<Filter, Item>,
): string => {
  const state = useAtomValue(pagedListAtom)
  if (state._tag !== "Shown") return ""
  const { entries, page, totalPages } = state.list
  return `${entries.length}${hasMore(page, totalPages) ? "+" : ""}`
}

export const usePagedList = <Filter extends FilterValues, Item>(
  pagedListAtom: PagedListAtom<Filter, Item>,
  filter: Filter,
  failed: MessageKey = "record_failed",
): Records<Item> => {
  const { t } = useTranslation()
  const [state, ask] = useAtom(pagedListAtom)
  useEffect(() => ask({ filter }), [ask, filter])
  const moreOf = (): RecordMore => {
    if (state._tag !== "Shown" || !hasMore(state.list.page, state.list.totalPages)) return "none"
    if (state.more._tag === "Failed") return { text: failureText(t, failed, state.more.message) }
    return state.more._tag === "Loading" ? "loading" : "idle"
  }
  const viewOf = (): RecordView<Item> => {
    if (state._tag === "Failed") return { state: "failed", ...failureLines(t, failed, state.message) }
    return state._tag === "Shown"
      ? { state: "shown", items: state.list.entries, more: moreOf() }
      : { state: "loading" }
  }
  return { view: viewOf(), onMore: () => ask("more"), again: () => ask("restart") }
}
