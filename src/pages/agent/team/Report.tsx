import { ChartNoAxesColumn, Users } from "lucide-react"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"

import type { TeamList, TeamFilter } from "#atoms/agent/teamLists.ts"
import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { DateRangeField } from "#ui/form/choice/DateRangeField.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { useNarrowing } from "#pages/records/parts/useRecordFilter.ts"
import { itemsOf, usePagedList } from "#pages/records/parts/usePagedList.ts"
import { AccountFilter } from "./AccountFilter.tsx"

interface Props<Item> {
  readonly title: MessageKey
  readonly list: TeamList<Item>
  readonly keyOf: (item: Item) => string
  readonly card: (item: Item, again: () => void) => ReactNode
  /** True if the list ignores dates. The report then has no date filter. */
  readonly timeless?: boolean
  readonly ofMembers?: boolean
  readonly head?: (filter: TeamFilter, items: ReadonlyArray<Item>) => ReactNode
}

export const Report = <Item,>(props: Props<Item>) => {
  const { title, list, keyOf, card, timeless = false, ofMembers = false, head } = props
  const { t } = useTranslation()
  const { today, range, setRange, valueOf, narrow } = useNarrowing()
  const account = valueOf("account")
  const startDate = timeless ? "" : range.startDate
  const endDate = timeless ? "" : range.endDate
  const filter = useMemo(() => ({ startDate, endDate, account }), [account, endDate, startDate])
  const { view, onMore, again } = usePagedList(list, filter)
  return (
    <Page wide>
      {!timeless && <DateRangeField range={range} today={today} onChange={setRange} />}
      <AccountFilter key={account} account={account} onFind={(found) => narrow({ account: found })} />
      <RetryBoundary>{head?.(filter, itemsOf(view))}</RetryBoundary>
      <RetryBoundary>
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
      </RetryBoundary>
    </Page>
  )
}
