import { teamBettingAtom } from "#atoms/agent/teamRecords.ts"

import { columns } from "./columns.ts"
import { PlayersReport, sumColumns } from "./PlayersReport.tsx"

const totals = sumColumns("stake", "win")

/** Stakes and wins of the team (decision 23). */
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
