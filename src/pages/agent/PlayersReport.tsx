import { useMemo } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { playersTotalAtomOf, type TeamRecords, type TeamWanted } from "#atoms/teamRecords.ts"
import { counts, type Figures, sums, type TeamFigures, type TeamPlay, typeName } from "#domain/Team.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { FigureCard } from "#ui/records/FigureCard.tsx"

import type { Column } from "./columns.ts"
import { Report } from "./Report.tsx"
import { Totals } from "./Totals.tsx"
import { useColumns } from "./useColumns.tsx"

/** The sums of a team, as columns of what stands above its players. */
export const sumColumns = (
  ...ids: ReadonlyArray<(typeof sums)[number]["id"]>
): ReadonlyArray<Column<TeamFigures>> =>
  sums.flatMap(({ id, label }) =>
    ids.includes(id)
      ? [{ label, kind: id === "net" ? ("side" as const) : ("amount" as const), of: (each) => each[id] }]
      : [],
  )

/** How many of a team did what. */
export const countColumns: ReadonlyArray<Column<TeamFigures>> = counts.map(({ id, label }) => ({
  label,
  kind: "count",
  of: (each) => each[id],
}))

interface SumProps {
  readonly figures: Figures
  readonly wanted: TeamWanted
  readonly columns: ReadonlyArray<Column<TeamFigures>>
}

const Sums = ({ figures, wanted, columns }: SumProps) => {
  const from = useMemo(() => playersTotalAtomOf(figures, wanted), [figures, wanted])
  return <Totals title="totals" from={from} columns={columns} />
}

interface Props extends Omit<SumProps, "wanted" | "columns"> {
  readonly title: MessageKey
  readonly records: TeamRecords<TeamPlay>
  readonly totals: ReadonlyArray<Column<TeamFigures>>
  readonly columns: ReadonlyArray<Column<TeamPlay>>
}

/** Players of a team with their figures, and the team's sums above them. */
export const PlayersReport = ({ title, records, figures, totals, columns }: Props) => {
  const { t } = useTranslation()
  const figuresOf = useColumns(columns)
  return (
    <Report
      title={title}
      records={records}
      keyOf={({ account }) => account}
      head={(wanted) => <Sums figures={figures} wanted={wanted} columns={totals} />}
      card={(player) => (
        <FigureCard title={player.account} caption={t(typeName(player.type))} figures={figuresOf(player)} />
      )}
    />
  )
}
