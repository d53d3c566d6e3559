import { useAtomValue } from "jotai"
import { useMemo } from "react"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { figuresAtomOf, playersTotalAtomOf } from "#atoms/agent/teamLists.ts"
import type { DateRange } from "#domain/DateRange.ts"
import type { Figures, TeamFigures, TeamPlay } from "#domain/agent/Team.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { DateRangeField } from "#ui/form/choice/DateRangeField.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { useNarrowing } from "#pages/records/parts/useRecordFilter.ts"
import type { Column } from "./columns.ts"
import { countColumns, MemberChart, sumColumns } from "./PlayersReport.tsx"
import { Totals } from "./Totals.tsx"

interface Section {
  readonly figures: Figures
  readonly title: MessageKey
  readonly columns: ReadonlyArray<Column<TeamFigures>>
}

const sections: ReadonlyArray<Section> = [
  { figures: "members", title: "my_team", columns: countColumns },
  { figures: "money", title: "team_pnl", columns: sumColumns("deposit", "withdraw", "net") },
  { figures: "play", title: "team_betting", columns: sumColumns("stake", "win") },
]

const noPlayers: ReadonlyArray<TeamPlay> = []

const Card = ({ figures, title, columns, range }: Section & { readonly range: DateRange }) => {
  const { startDate, endDate } = range
  const from = useMemo(() => figuresAtomOf(figures, { startDate, endDate }), [endDate, figures, startDate])
  return <Totals title={title} from={from} columns={columns} />
}

const MoneyCard = ({ range: { startDate, endDate }, ...card }: Section & { readonly range: DateRange }) => {
  const { figures, title, columns } = card
  const from = useMemo(
    () => playersTotalAtomOf(figures, { startDate, endDate, account: "" }),
    [endDate, figures, startDate],
  )
  // One response contains both the totals and the members.
  const players = valueOf(useAtomValue(from))?.content ?? noPlayers
  return (
    <>
      <Totals title={title} from={from} columns={columns} />
      <MemberChart sum="net" players={players} />
    </>
  )
}

export const TeamOverviewPage = () => {
  const { today, range, setRange } = useNarrowing()
  return (
    <Page wide>
      <DateRangeField range={range} today={today} onChange={setRange} />
      {sections.map((section) => (
        <RetryBoundary key={section.figures}>
          {section.figures === "money" ? (
            <MoneyCard {...section} range={range} />
          ) : (
            <Card {...section} range={range} />
          )}
        </RetryBoundary>
      ))}
    </Page>
  )
}
