import { teamPnlAtom } from "#atoms/teamRecords.ts"

import { columns } from "./columns.ts"
import { PlayersReport, sumColumns } from "./PlayersReport.tsx"

const totals = sumColumns("deposit", "withdraw", "stake", "win", "net")

/** What the team paid, won and lost (decision 23). */
export const TeamPnlPage = () => (
  <PlayersReport
    title="team_pnl"
    records={teamPnlAtom}
    figures="money"
    totals={totals}
    columns={columns.pnl}
  />
)
