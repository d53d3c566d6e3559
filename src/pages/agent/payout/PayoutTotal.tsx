import { useMemo } from "react"

import { payoutsTotalAtomOf, type TeamFilter } from "#atoms/agent/teamLists.ts"

import type { Column } from "#pages/agent/team/columns.ts"
import { Totals } from "#pages/agent/team/Totals.tsx"

const columns: ReadonlyArray<Column<number | null>> = [
  { label: "column_amount", kind: "amount", of: (total) => total ?? 0 },
]

interface Props {
  readonly of: "salaries" | "dividends"
  readonly filter: TeamFilter
}

export const PayoutTotal = ({ of, filter }: Props) => {
  const from = useMemo(() => payoutsTotalAtomOf(of, filter), [of, filter])
  return <Totals title="totals" caption="totals_hint" from={from} columns={columns} />
}
