import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"

import type { TeamRecords, TeamFilter } from "#atoms/agent/teamRecords.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { DateRangeField } from "#ui/form/DateRangeField.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"

import { Part } from "../frame/Part.tsx"
import { useNarrowing } from "../records/useNarrowing.ts"
import { entriesOf, useRecords } from "../records/useRecords.ts"
import { AccountFilter } from "./AccountFilter.tsx"
import styles from "./Report.module.css"

interface Props<Entry> {
  readonly title: MessageKey
  readonly records: TeamRecords<Entry>
  readonly keyOf: (entry: Entry) => string
  readonly card: (entry: Entry, again: () => void) => ReactNode
  /** Hides the date filter of a list that ignores dates. */
  readonly timeless?: boolean
  readonly emptyText?: MessageKey
  /** Content above the list, for the current filter and the loaded entries. */
  readonly head?: (filter: TeamFilter, entries: ReadonlyArray<Entry>) => ReactNode
}

/** A report of the agent area: filters for dates and account, totals, and entries in pages of 25 (decision 23). */
export const Report = <Entry,>(props: Props<Entry>) => {
  const { title, records, keyOf, card, timeless = false, emptyText = "report_empty", head } = props
  const { t } = useTranslation()
  const { today, range, setRange, valueOf, narrow } = useNarrowing()
  const account = valueOf("account")
  const startDate = timeless ? "" : range.startDate
  const endDate = timeless ? "" : range.endDate
  const filter = useMemo(() => ({ startDate, endDate, account }), [account, endDate, startDate])
  const { view, onMore, again } = useRecords(records, filter)
  return (
    <main className={styles["page"]}>
      {!timeless && <DateRangeField range={range} today={today} onChange={setRange} />}
      <AccountFilter key={account} account={account} onFind={(found) => narrow({ account: found })} />
      <Part>{head?.(filter, entriesOf(view))}</Part>
      <Part>
        <RecordList
          label={t(title)}
          view={view}
          keyOf={keyOf}
          row={(entry) => card(entry, again)}
          emptyText={t(emptyText)}
          onMore={onMore}
        />
      </Part>
    </main>
  )
}
