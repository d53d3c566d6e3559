import { useAtomValue } from "jotai"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"

import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"
import { playersTotalAtomOf, type TeamList, type TeamFilter } from "#atoms/agent/teamLists.ts"
import {
  chartOf,
  counts,
  type Figures,
  sums,
  type TeamFigures,
  type TeamPlay,
  typeName,
} from "#domain/agent/Team.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { BarChart } from "#ui/records/BarChart.tsx"
import { StatCard } from "#ui/records/StatCard.tsx"

import { amountText, type Column } from "./columns.ts"
import { Report } from "./Report.tsx"
import styles from "./Report.module.css"
import { Totals } from "./Totals.tsx"
import { useColumns } from "./useColumns.tsx"

export const sumColumns = (
  ...ids: ReadonlyArray<(typeof sums)[number]["id"]>
): ReadonlyArray<Column<TeamFigures>> =>
  sums.flatMap(({ id, label }) =>
    ids.includes(id)
      ? [{ label, kind: id === "net" ? ("side" as const) : ("amount" as const), of: (each) => each[id] }]
      : [],
  )

export const countColumns: ReadonlyArray<Column<TeamFigures>> = counts.map(({ id, label }) => ({
  label,
  kind: "count",
  of: (each) => each[id],
}))

export type MemberSum = "stake" | "net"

const looks = {
  stake: { title: "stakes_by_member", head: "column_stake", plain: true },
  net: { title: "net_by_member", head: "column_net", plain: false },
} as const

interface ChartProps {
  readonly sum: MemberSum
  readonly players: ReadonlyArray<TeamPlay>
}

export const MemberChart = ({ sum, players }: ChartProps) => {
  const { t } = useTranslation()
  const currency = useAtomValue(priceCurrencyAtom)
  const { title, head, plain } = looks[sum]
  // Each bar shows one member, because the gateway returns no daily figures for a team (gateway §8).
  const shown = chartOf(players, sum)
  if (shown.length < 2) return null
  return (
    <div className={styles["chart"]}>
      <BarChart
        title={t(title)}
        head={[t("account"), t(head)]}
        bars={shown.map((player) => ({
          key: player.account,
          name: player.account,
          amount: player[sum],
        }))}
        textOf={(amount) => amountText(amount, currency)}
        plain={plain}
      />
      <p className={styles["shown"]}>{t("members_shown", { number: shown.length })}</p>
    </div>
  )
}

interface SumProps {
  readonly figures: Figures
  readonly filter: TeamFilter
  readonly columns: ReadonlyArray<Column<TeamFigures>>
}

const Sums = ({ figures, filter, columns }: SumProps) => {
  const from = useMemo(() => playersTotalAtomOf(figures, filter), [figures, filter])
  return <Totals title="totals" from={from} columns={columns} />
}

interface Props extends Omit<SumProps, "filter" | "columns"> {
  readonly title: MessageKey
  readonly list: TeamList<TeamPlay>
  readonly totals: ReadonlyArray<Column<TeamFigures>>
  readonly columns: ReadonlyArray<Column<TeamPlay>>
  readonly chart: MemberSum
}

export const PlayersReport = ({ title, list, figures, totals, columns, chart }: Props) => {
  const { t } = useTranslation()
  const figuresOf = useColumns(columns)
  return (
    <Report
      title={title}
      list={list}
      keyOf={({ account }) => account}
      head={(filter, players) => (
        <>
          <Sums figures={figures} filter={filter} columns={totals} />
          <MemberChart sum={chart} players={players} />
        </>
      )}
      card={(player) => (
        <StatCard title={player.account} caption={t(typeName(player.type))} figures={figuresOf(player)} />
      )}
    />
  )
}
