import { useMemo } from "react"

import { payoutsTotalAtomOf, type TeamWanted } from "#atoms/teamRecords.ts"

import type { Column } from "./columns.ts"
import { Totals } from "./Totals.tsx"

const columns: ReadonlyArray<Column<number | null>> = [
  { label: "column_amount", kind: "amount", of: (total) => total ?? 0 },
]

interface Props {
  readonly of: "salaries" | "dividends"
  readonly wanted: TeamWanted
}

/** The sum of what a list of payouts names. */
export const PayoutTotal = ({ of, wanted }: Props) => {
  const from = useMemo(() => payoutsTotalAtomOf(of, wanted), [of, wanted])
  return <Totals title="totals" from={from} columns={columns} />
}
