import { incomeAtom, salariesAtom } from "#atoms/teamRecords.ts"
import { type Income, idOf } from "#domain/Payout.ts"

import type { Column } from "./columns.ts"
import { PayoutCard } from "./PayoutCard.tsx"
import { PayoutTotal } from "./PayoutTotal.tsx"
import { Report } from "./Report.tsx"
import { Totals } from "./Totals.tsx"

const incomes: ReadonlyArray<Column<Income>> = [
  { label: "income_current", kind: "amount", of: ({ current }) => current },
  { label: "income_previous", kind: "amount", of: ({ previous }) => previous },
]

/** What the agent earns by the team, day by day (decision 23). Assumed: its rebates are the daily salaries. */
export const AgentRebatePage = () => (
  <Report
    title="agent_rebate"
    records={salariesAtom}
    keyOf={idOf}
    head={(wanted) => (
      <>
        <Totals title="group_earnings" from={incomeAtom} columns={incomes} />
        <PayoutTotal of="salaries" wanted={wanted} />
      </>
    )}
    card={(payout) => <PayoutCard payout={payout} />}
  />
)
