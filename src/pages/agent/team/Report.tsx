import { ChartNoAxesColumn, Users } from "lucide-react"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"

import type { TeamRecords, TeamFilter } from "#atoms/agent/teamRecords.ts"
import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { DateRangeField } from "#ui/form/choice/DateRangeField.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"

import { EmptyList } from "#pages/frame/EmptyList.tsx"
import { Part } from "#pages/frame/error/RetryBoundary.tsx"
import { useNarrowing } from "#pages/records/parts/useRecordFilter.ts"
import { itemsOf, useRecords } from "#pages/records/parts/useRecords.ts"
import { AccountFilter } from "./AccountFilter.tsx"

interface Props<Item> {
  readonly title: MessageKey
  readonly records: TeamRecords<Item>
  readonly keyOf: (item: Item) => string
  readonly card: (item: Item, again: () => void) => ReactNode
  /** The list ignores dates, so the report has no date filter. */
  readonly timeless?: boolean
  readonly ofMembers?: boolean
  readonly head?: (filter: TeamFilter, items: ReadonlyArray<Item>) => ReactNode
}

export const Report = <Item,>(props: Props<Item>) => {
  const { title, records, keyOf, card, timeless = false, ofMembers = false, head } = props
  const { t } = useTranslation()
  const { today, range, setRange, valueOf, narrow } = useNarrowing()
  const account = valueOf("account")
  const startDate = timeless ? "" : range.startDate
  const endDate = timeless ? "" : range.endDate
  const filter = useMemo(() => ({ startDate, endDate, account }), [account, endDate, startDate])
  const { view, onMore, again } = useRecords(records, filter)
  return (
    <Page wide top={16}>
      {!timeless && <DateRangeField range={range} today={today} onChange={setRange} />}
      <AccountFilter key={account} account={account} onFind={(found) => narrow({ account: found })} />
      <Part>{head?.(filter, itemsOf(view))}</Part>
      <Part>
        <RecordList
          label={t(title)}
          view={view}
          keyOf={keyOf}
          row={(item) => card(item, again)}
          empty={
            ofMembers ? (
              <EmptyList icon={Users} text="team_empty" next={[paths.agentRegister]} />
            ) : (
              <EmptyList icon={ChartNoAxesColumn} text="report_empty" next={[paths.team]} />
            )
          }
          onMore={onMore}
        />
      </Part>
    </Page>
  )
}
