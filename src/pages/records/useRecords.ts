import { useAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import type { Narrowed, RecordsAtom } from "#atoms/kernel/records.ts"
import { hasMore } from "#domain/games/GameList.ts"
import type { Message } from "#i18n/messages.ts"
import { failureText } from "#i18n/saying.ts"
import type { RecordMore, RecordView } from "#ui/records/RecordList.tsx"

interface Records<Entry> {
  readonly view: RecordView<Entry>
  readonly onMore: () => void
  /** Refetches the record. */
  readonly again: () => void
}

/** The loaded entries of a record. */
export const entriesOf = <Entry>(view: RecordView<Entry>): ReadonlyArray<Entry> =>
  view.state === "shown" ? view.entries : []

/** A record as `RecordList` renders it; follows the filter. */
export const useRecords = <Wanted extends Narrowed, Entry>(
  recordsAtom: RecordsAtom<Wanted, Entry>,
  wanted: Wanted,
): Records<Entry> => {
  const { t } = useTranslation()
  const [state, ask] = useAtom(recordsAtom)
  useEffect(() => ask({ want: wanted }), [ask, wanted])
  const failureOf = (why: Message): string => failureText(t, "record_failed", why)
  const moreOf = (): RecordMore => {
    if (state._tag !== "Shown" || !hasMore(state.list.page, state.list.totalPages)) return "none"
    if (state.more._tag === "Failed") return { text: failureOf(state.more.message) }
    return state.more._tag === "Loading" ? "loading" : "idle"
  }
  const viewOf = (): RecordView<Entry> => {
    if (state._tag === "Failed") return { state: "failed", text: failureOf(state.message) }
    return state._tag === "Shown"
      ? { state: "shown", entries: state.list.entries, more: moreOf() }
      : { state: "loading" }
  }
  return { view: viewOf(), onMore: () => ask("more"), again: () => ask("restart") }
}
