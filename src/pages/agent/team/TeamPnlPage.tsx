import { teamPnlAtom } from "#atoms/agent/teamLists.ts"

import { columns } from "./columns.ts"
import { PlayersReport, sumColumns } from "./PlayersReport.tsx"

const totals = sumColumns("deposit", "withdraw", "stake", "win", "net")

export const TeamPnlPage = () => (
  <PlayersReport
    title="team_pnl"
    list={teamPnlAtom}
    figures="money"
    totals={totals}
    columns={columns.pnl}
    chart="net"
  />
)
