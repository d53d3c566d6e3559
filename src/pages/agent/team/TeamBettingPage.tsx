import { teamBettingAtom } from "#atoms/agent/teamRecords.ts"

import { columns } from "./columns.ts"
import { PlayersReport, sumColumns } from "./PlayersReport.tsx"

const totals = sumColumns("stake", "win")

export const TeamBettingPage = () => (
  <PlayersReport
    title="team_betting"
    records={teamBettingAtom}
    figures="play"
    totals={totals}
    columns={columns.betting}
    chart="stake"
  />
)
