import { incomeAtom, salariesAtom } from "#atoms/agent/teamLists.ts"
import { type Income, idOf } from "#domain/agent/Payout.ts"

import type { Column } from "#pages/agent/team/columns.ts"
import { PayoutCard } from "./PayoutCard.tsx"
import { PayoutTotal } from "./PayoutTotal.tsx"
import { Report } from "#pages/agent/team/Report.tsx"
import { Totals } from "#pages/agent/team/Totals.tsx"

const bothOf = ({ current, previous }: Income): number | undefined =>
  typeof current === "number" && typeof previous === "number" ? current + previous : undefined

const incomes: ReadonlyArray<Column<Income>> = [
  { label: "income_current", kind: "amount", of: ({ current }) => current },
  { label: "income_previous", kind: "amount", of: ({ previous }) => previous },
  { label: "income_both", kind: "amount", of: bothOf },
]

/** Assumed: the agent's rebates are the daily salaries. */
export const AgentRebatePage = () => (
  <Report
    title="agent_rebate"
    list={salariesAtom}
    keyOf={idOf}
    head={(filter) => (
      <>
        <Totals title="group_earnings" from={incomeAtom} columns={incomes} />
        <PayoutTotal of="salaries" filter={filter} />
      </>
    )}
    card={(payout) => <PayoutCard payout={payout} />}
  />
)
