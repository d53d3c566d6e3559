import { type ReactNode, useMemo } from "react"
import { useTranslation } from "#ui/texts.tsx"

import type { TeamRecords, TeamWanted } from "#atoms/teamRecords.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { DateRangeField } from "#ui/form/DateRangeField.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"

import { useNarrowing } from "../records/useNarrowing.ts"
import { useRecords } from "../records/useRecords.ts"
import { AccountFilter } from "./AccountFilter.tsx"
import styles from "./Report.module.css"

interface Props<Entry> {
  readonly title: MessageKey
  readonly records: TeamRecords<Entry>
  readonly keyOf: (entry: Entry) => string
  readonly card: (entry: Entry, again: () => void) => ReactNode
  /** A list that knows no days has no filter for them. */
  readonly timeless?: boolean
  readonly emptyText?: MessageKey
  /** Above the list, for what is on screen. */
  readonly head?: (wanted: TeamWanted) => ReactNode
}

/** A report of the agent area: narrowed to days and an account, totals, and entries in pages of 25 (decision 23). */
export const Report = <Entry,>(props: Props<Entry>) => {
  const { title, records, keyOf, card, timeless = false, emptyText = "report_empty", head } = props
  const { t } = useTranslation()
  const { today, range, setRange, valueOf, narrow } = useNarrowing()
  const account = valueOf("account")
  const startDate = timeless ? "" : range.startDate
  const endDate = timeless ? "" : range.endDate
  const wanted = useMemo(() => ({ startDate, endDate, account }), [account, endDate, startDate])
  const { view, onMore, again } = useRecords(records, wanted)
  return (
    <main className={styles["page"]}>
      {!timeless && <DateRangeField range={range} today={today} onChange={setRange} />}
      <AccountFilter key={account} account={account} onFind={(found) => narrow({ account: found })} />
      {head?.(wanted)}
      <RecordList
        label={t(title)}
        view={view}
        keyOf={keyOf}
        row={(entry) => card(entry, again)}
        emptyText={t(emptyText)}
        onMore={onMore}
      />
    </main>
  )
}
