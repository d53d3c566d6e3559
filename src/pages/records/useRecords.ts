import { useAtom } from "jotai"
import { useEffect } from "react"

import type { Narrowed, RecordsAtom } from "#atoms/kernel/records.ts"
import { hasMore } from "#domain/GameList.ts"
import type { Message } from "#i18n/messages.ts"
import type { RecordMore, RecordView } from "#ui/records/RecordList.tsx"
import { useTranslation } from "#ui/texts.tsx"

interface Records<Entry> {
  readonly view: RecordView<Entry>
  readonly onMore: () => void
  /** Asks for the record anew. */
  readonly again: () => void
}

/** A record as `RecordList` draws it; another one whenever something else is wanted. */
export const useRecords = <Wanted extends Narrowed, Entry>(
  recordsAtom: RecordsAtom<Wanted, Entry>,
  wanted: Wanted,
): Records<Entry> => {
  const { t } = useTranslation()
  const [state, ask] = useAtom(recordsAtom)
  useEffect(() => ask({ want: wanted }), [ask, wanted])
  const said = ({ key: text, values }: Message): string => `${t("record_failed")} ${t(text, { ...values })}`
  const moreOf = (): RecordMore => {
    if (state._tag !== "Shown" || !hasMore(state.list.page, state.list.totalPages)) return "none"
    if (state.more._tag === "Failed") return { text: said(state.more.message) }
    return state.more._tag === "Loading" ? "loading" : "idle"
  }
  const viewOf = (): RecordView<Entry> => {
    if (state._tag === "Failed") return { state: "failed", text: said(state.message) }
    return state._tag === "Shown"
      ? { state: "shown", entries: state.list.entries, more: moreOf() }
      : { state: "loading" }
  }
  return { view: viewOf(), onMore: () => ask("more"), again: () => ask("anew") }
}
