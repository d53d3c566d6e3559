import { useMemo } from "react"

import { figuresAtomOf } from "#atoms/teamRecords.ts"
import type { DateRange } from "#domain/DateRange.ts"
import type { Figures, TeamFigures } from "#domain/Team.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { DateRangeField } from "#ui/form/DateRangeField.tsx"

import { useNarrowing } from "../records/useNarrowing.ts"
import type { Column } from "./columns.ts"
import { countColumns, sumColumns } from "./PlayersReport.tsx"
import styles from "./Report.module.css"
import { Totals } from "./Totals.tsx"

interface Part {
  readonly figures: Figures
  readonly title: MessageKey
  readonly columns: ReadonlyArray<Column<TeamFigures>>
}

/** The three figures of the team, of gateway §8. */
const parts: ReadonlyArray<Part> = [
  { figures: "members", title: "my_team", columns: countColumns },
  { figures: "money", title: "team_pnl", columns: sumColumns("deposit", "withdraw", "net") },
  { figures: "play", title: "team_betting", columns: sumColumns("stake", "win") },
]

const Card = ({ figures, title, columns, range }: Part & { readonly range: DateRange }) => {
  const { startDate, endDate } = range
  const from = useMemo(() => figuresAtomOf(figures, { startDate, endDate }), [endDate, figures, startDate])
  return <Totals title={title} from={from} columns={columns} />
}

/** How the team fares on some days, in sums (decision 23). */
export const TeamOverviewPage = () => {
  const { today, range, setRange } = useNarrowing()
  return (
    <main className={styles["page"]}>
      <DateRangeField range={range} today={today} onChange={setRange} />
      <div className={styles["stack"]}>
        {parts.map((part) => (
          <Card key={part.figures} {...part} range={range} />
        ))}
      </div>
    </main>
  )
}
